// Any table drawn from its description: facts, tables and hex maps, tidy at phone size. No game is known here.

import './view.css';

import type { Block, Message } from '../protocol.ts';
import type { Words } from '../words/words.ts';
import { Fold } from './fold.tsx';
import type { BoardProps } from './registry.ts';
import { layout_of, texts_of } from './view_layout.ts';
import { lazy } from '../parts/lazy.tsx';

const Hexes = lazy(() => import('./hexes.tsx').then((module) => module.Hexes));

export function AnyView(props: BoardProps) {
  return (
    <div class="any-view">
      <div class="any-view-blocks">
        {props.view.blocks.map((block) => (
          <AnyBlock key={block.id} block={block} {...props} />
        ))}
      </div>
    </div>
  );
}

/** One block under its title, which folds it away. */
export function AnyBlock({ block, ...props }: BoardProps & { block: Block }) {
  const { words } = props;
  const content = <BlockContent block={block} {...props} />;
  if (!block.title) return <div class="fold-body">{content}</div>;
  return (
    <Fold name={block.title.id} title={words.say(block.title)}>
      {content}
    </Fold>
  );
}

export function BlockContent({ block, ...props }: BoardProps & { block: Block }) {
  switch (block.kind) {
    case 'hexes':
      return <Hexes block={block} {...props} />;
    case 'table':
      return <Table block={block} words={props.words} />;
    case 'facts':
      return <Facts rows={block.rows ?? []} words={props.words} />;
  }
}

const is_number = (message: Message | null | undefined): boolean => !message || message.id === 'number';

export function Facts({ rows, words }: { rows: readonly (Message | null)[][]; words: Words }) {
  return (
    <dl class="facts">
      {rows.map(([what, how], i) => {
        const value = words.say(how);
        return (
          <div key={i} class={value.length > 24 ? 'fact fact-long' : 'fact'}>
            <dt>{words.say(what)}</dt>
            <dd>{value || '–'}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Table({ block, words }: { block: Block; words: Words }) {
  const { head, body } = texts_of(block, words);
  if (body.length === 0) return <p class="nothing">–</p>;
  const layout = layout_of(head, body);
  const rows = block.rows ?? [];
  const numeric = head.map((_, i) => rows.every((row) => is_number(row[i])));
  // The roles are said again, because a table laid out as cards is none any more for some readers.
  return (
    <div
      class={`sheet sheet-${layout}${numeric[0] ? ' sheet-numbered' : ''}`}
      {...(layout === 'scroll' ? { tabIndex: 0, role: 'group', 'aria-label': words.say(block.title) } : {})}
    >
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {head.map((text, i) => (
              <th key={i} role="columnheader" scope="col" class={numeric[i] ? 'number' : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {body.map((row, r) => (
            <tr key={r} role="row">
              {row.map((text, i) => {
                const empty = text === '';
                const shared = { class: `${numeric[i] ? 'number' : ''}${empty ? ' empty' : ''}`.trim() || undefined };
                return i === 0 ? (
                  <th key={i} role="rowheader" scope="row" {...shared}>
                    {text}
                  </th>
                ) : (
                  <td key={i} role="cell" data-label={head[i]} {...shared}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
