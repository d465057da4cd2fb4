import { channelsOf } from './channelsOf.ts';

/** `share` (0 to 1) of one `#rrggbb` colour over another. */
export function mixColors(over: string, under: string, share: number): string {
  const [above, below] = [channelsOf(over), channelsOf(under)];
  const mixed = above.map((channel, index) => Math.round(channel * share + below[index]! * (1 - share)));
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}
