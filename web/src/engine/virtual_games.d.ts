declare module 'virtual:seatmate-games' {
  export const games: readonly import('./table.ts').KnownGame[];
}
