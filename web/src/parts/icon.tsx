// Our own symbols, drawn with one pen. They stand beside words, never instead of them, so they say nothing aloud.

const paths = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5m5-5h-9a6 6 0 0 0 0 12h3',
  history: 'M4 12a8 8 0 1 0 3-6.2L4 8m0-4v4h4m4 0v5l3.5 2',
  pencil: 'M4 20l1-5L16 4l4 4L9 19Zm9-13 4 4',
  more: 'M5 11.500v1M12 11.500v1M19 11.500v1',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4 13l5 5L20 6',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  why: 'M9 9a3 3 0 1 1 4.5 2.6C12.4 12.3 12 13 12 14m0 4h.01',
  speaker: 'M4 9v6h4l5 4V5L8 9Zm13-1a6 6 0 0 1 0 8m2.5-10.500a9.500 9.500 0 0 1 0 13',
  gear: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  share: 'M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7',
  bin: 'M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M15.500 15.500 21 21',
  file: 'M6 3h8l4 4v14H6Zm8 0v4h4',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4Zm0 0 8 4 8-4m-8 4v8',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  chart: 'M4 4v16h16M8 16v-4m4 4V8m4 8v-6',
  devices: 'M3 5h12v9H3Zm3 14h6m5-9h4v9h-4Z',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
