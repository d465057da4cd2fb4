const event = 'studyroom:shortcuts';

/** Opens the list of shortcuts. */
export const openShortcuts = (): void => void window.dispatchEvent(new Event(event));

/** Calls back whenever the list of shortcuts is asked for; returns how to stop. */
export function onOpenShortcuts(open: () => void): () => void {
  window.addEventListener(event, open);
  return () => window.removeEventListener(event, open);
}
