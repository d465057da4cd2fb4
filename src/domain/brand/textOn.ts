import { contrast } from './contrast.ts';

const [light, dark] = ['#ffffff', '#0e1014'];

/** The colour of text on a fill: white where it is readable (WCAG AA), else the more readable of white and black. */
export const textOn = (fill: string): string =>
  contrast(light, fill) >= 4.5 || contrast(light, fill) > contrast(dark, fill) ? light : dark;
