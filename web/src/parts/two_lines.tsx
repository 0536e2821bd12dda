/** "Build a workshop (your home terrain lies there then)": what stands in brackets at the end is read second. */
export function split_hint(text: string): { main: string; hint: string } {
  const found = /^(.+?)\s*[(（]([^()（）]+)[)）]$/.exec(text);
  return found ? { main: found[1] ?? text, hint: found[2] ?? '' } : { main: text, hint: '' };
}

export function TwoLines({ text }: { text: string }) {
  const { main, hint } = split_hint(text);
  return (
    <span class="two-lines">
      <span>{main}</span>
      {hint && <small>{hint}</small>}
    </span>
  );
}
