// A finished game for other programs: as a play for BG Stats, and as text for a friend.

import type { FinalResult } from '../protocol.ts';

export interface FinishedGame {
  id: string;
  game: string;
  ended: number;
  result: FinalResult;
  name: (player: number) => string;
}

/** `age-of-innovation` is Age of Innovation: other programs look games up by their English names. */
export function english_name(game: string): string {
  const small = new Set(['of', 'the', 'and', 'in']);
  return game
    .split('-')
    .map((word, i) => (i > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** UTC as `yyyy-MM-dd HH:mm:ss`, which is how BG Stats reads a date. */
export function utc_text(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** The link that hands the play to BG Stats, she among the players. `winner` is always said: their app wants it. */
export function bg_stats_link(finished: FinishedGame): string {
  const play = {
    sourceName: 'Seatmate',
    sourcePlayId: finished.id,
    playDate: utc_text(finished.ended),
    game: { name: english_name(finished.game), sourceGameId: finished.game, highestWins: true, noPoints: false },
    players: finished.result.standings.map((standing, i) => ({
      name: finished.name(i),
      sourcePlayerId: `${standing.automa ? 'automa' : 'player'}-${finished.game}-${i + 1}`,
      startPlayer: false,
      score: standing.total,
      winner: standing.winner === true,
    })),
  };
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}
