// A drawer or dialog over the screen. The browser's own <dialog> keeps the focus inside and the rest inert; Escape, Back,
// the close button and a tap beside it all close it, and the focus returns to where it was.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

import { close } from '../state/route.ts';
import { t } from '../state/language.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  /** `side`: a drawer at the right (at the bottom of a phone); `middle`: a small question. */
  kind?: 'side' | 'middle';
  /** What closing means; otherwise, that the address says it is open no longer. */
  on_close?: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, kind = 'side', on_close = close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title_id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog dialog-${kind}`}
      aria-labelledby={title_id}
      onCancel={(event) => {
        event.preventDefault();
        on_close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) on_close();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={title_id}>{title}</h2>
          <button type="button" class="button quiet square" onClick={on_close} aria-label={t('page.close')}>
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-content">{children}</div>
      </div>
    </dialog>
  );
}
