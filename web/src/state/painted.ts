/** Calls `work` once the next frame is on the screen. Returns a function that cancels it. */
export function once_painted(work: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (soon = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
  };
}
