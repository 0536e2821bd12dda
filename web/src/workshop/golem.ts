import type { Look } from './look.ts';

const families: Readonly<Record<string, string>> = {
  'book-at': 'book',
  'action-tile': 'action',
  'starting-tile': 'start',
  'artefact-tile': 'artefact',
};

export const look: Look = {
  kinds: {
    card: 'page.box.kind.her-cards',
    board: 'page.box.kind.player-board',
    cemetery: 'page.box.kind.cemetery',
    learning: 'page.box.kind.learning',
    character: 'page.box.kind.characters',
    district: 'page.box.kind.district-tiles',
    action: 'page.box.kind.action-tiles',
    start: 'page.box.kind.starting-tiles',
    artefact: 'page.box.kind.artefacts',
    book: 'page.box.kind.books',
  },
  kind_of: (id) => id.split('.')[0] ?? id,
  order: {
    // The yellow column last: nobody knows how much stands in it.
    'tell-card': [['bonus', 'level'], ['tiles'], ['books'], ['first'], ['halves'], ['criteria']],
    'tell-character': [['left'], ['right'], ['steps'], ['price'], ['effect']],
  },
  // Of most cards the marble stands further left (GO-CARD-2), and an edge is empty until a half is tapped onto it.
  usual: { 'tell-card': { first: 'marble', halves: 'none' } },
  turns: ['first'],
  seconds: { card: 40, board: 15, book: 15, character: 20 },
  // A number is printed on district tiles and characters; of the others it would be the owner's invention.
  family_of: ({ verb }) => families[verb],
};
