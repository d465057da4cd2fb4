import type { Config } from '../../config/config.ts';
import { isLoopback } from '../../config/isLoopback.ts';

/** Why other machines can reach the server, as its settings say; empty if only this one can. */
export const reachOf = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string[] => [
  ...(isLoopback(host) ? [] : [`HOST=${host} accepts connections from other machines`]),
  ...(isLoopback(new URL(publicUrl).hostname) ? [] : [`PUBLIC_URL is ${publicUrl}`]),
];
