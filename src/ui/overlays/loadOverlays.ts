export type Overlays = typeof import('./overlays.ts');

let overlays: Overlays | null = null;
const listeners = new Set<() => void>();

/** The overlays once they have been loaded, else null. */
export const loadedOverlays = (): Overlays | null => overlays;

/** Calls `listener` when the overlays have been loaded; returns what stops that. */
export function onOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the overlays. After a failure the next one that opens tries again. */
export async function loadOverlays(): Promise<void> {
  if (overlays !== null) return;
  overlays = await import('./overlays.ts');
  for (const listener of listeners) listener();
}
