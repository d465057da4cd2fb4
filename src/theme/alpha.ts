import { channelsOf } from '../domain/brand/channelsOf.ts';

/** A `#rrggbb` colour with an opacity (0 to 1). MUI's function of this name weighs more than the sign-in page's theme. */
export const alpha = (color: string, opacity: number): string =>
  `rgba(${channelsOf(color).join(', ')}, ${opacity})`;
