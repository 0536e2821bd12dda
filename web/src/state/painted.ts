/** Does it when the next frame is on the screen; the gift calls it off. */
export function once_painted(work: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (soon = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
  };
}
