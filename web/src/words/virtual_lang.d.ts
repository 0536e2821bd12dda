declare module 'virtual:seatmate-lang' {
  /** Locale → catalog → addresses to read: its own words, then English for what they lack. */
  export const catalogs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
