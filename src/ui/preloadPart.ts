/** Begins to load a component that is one of `lazyPart`; nothing for any other. */
export const preloadPart = (part: unknown): void => {
  if (typeof part === 'function' && 'preload' in part) (part as { preload: () => void }).preload();
};
