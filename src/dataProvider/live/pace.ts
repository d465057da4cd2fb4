import { limits } from '../../domain/limits.ts';

let beatMs: number = limits.live.beatMs;

/** The server says with each heartbeat how often it sends one. */
export function learnPace(everyMs: unknown): void {
  if (typeof everyMs === 'number' && everyMs > 0) beatMs = everyMs;
}

/** After so long without a sign of life the line counts as dead: two heartbeats were missed. */
export const silenceMs = () => beatMs * 2.2;

/** How long a connection may take until the server answers. */
export const connectMs = () => Math.min(limits.live.connectMs, silenceMs());
