// Writes the page's types from what the program says of itself: the shapes of docs/protocol.schema.json and the table of requests in
// docs/requests.json become src/protocol/generated.ts. `npm run types` writes it; a test fails if it is not what would be written.
//
// The shapes are translated by json-schema-to-typescript, which knows all of JSON Schema; the table is a few lines of ours.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type JSONSchema, compile } from 'json-schema-to-typescript';

export interface RequestRow {
  name: string;
  changes: 'game' | 'games' | 'facts' | 'nothing';
  names: 'game' | 'campaign' | null;
  arguments: string;
  result: string;
}

const doc = (name: string): string => readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8');
export const generated = fileURLToPath(new URL('../src/protocol/generated.ts', import.meta.url));

const head = `// Written by tools/protocol_types.ts from docs/protocol.schema.json and docs/requests.json: change those, then \`npm run types\`.
`;

const type_of = (pointer: string): string => pointer.replace('#/$defs/', '');

/** The request \`name\` as its own shape: some shapes serve two names. */
function table_of(rows: readonly RequestRow[]): string {
  const types = rows.map(
    ({ name, arguments: shape, result }) =>
      `  '${name}': { arguments: ${type_of(shape)} & { do: '${name}' }; result: ${type_of(result)} };`,
  );
  const facts = rows.map(
    ({ name, changes, names }) => `  '${name}': { changes: '${changes}', names: ${names === null ? 'null' : `'${names}'`} },`,
  );
  return `
/** What each request takes and gives, by its name. */
export interface Requests {
${types.join('\n')}
}

/** What each request changes, and what its \`id\` names. */
export const requests = {
${facts.join('\n')}
} as const;
`;
}

export async function protocol_types(): Promise<string> {
  const schema = JSON.parse(doc('protocol.schema.json')) as JSONSchema;
  const { requests } = JSON.parse(doc('requests.json')) as { requests: RequestRow[] };
  const shapes = await compile(schema, 'Protocol', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  return `${head}\n${shapes}${table_of(requests)}`;
}

export async function write_protocol_types(): Promise<void> {
  writeFileSync(generated, await protocol_types());
}
