import type { Config } from '../../config/config.ts';
import { reachOf } from './reachOf.ts';

/** Who can reach the demo, whose passwords are public: a note if only this machine can, otherwise a warning. */
export function describeReach({
  host,
  port,
  publicUrl,
}: Pick<Config, 'host' | 'port' | 'publicUrl'>): string[] {
  const reasons = reachOf({ host, publicUrl });
  if (reasons.length === 0) return [`This is a demo. Only this machine can reach it, at ${host}:${port}.`];
  return [
    '*** WARNING: this demo can be reached from other machines. ***',
    `    ${reasons.join(', and ')}.`,
    '    Anyone who can reach it can sign in with the public passwords below, including the super administrator’s,',
    '    read every email at /dev/outbox and play students at /dev/room. Set HOST=127.0.0.1 for this machine only, or DEMO=0 for real use.',
  ];
}
