import type { Tone } from '../domain/statuses.ts';
import type { Look } from './look.ts';

const circle = '<circle cx="12" cy="12" r="10"/>';

/** Lucide's icons of what lists show by the hundred, where a component for each would be a quarter of the list. */
export const iconShapes = {
  CircleCheck: `${circle}<path d="m16 9-5.5 5.5L8 12"/>`,
  CircleDashed:
    '<path d="M10.1 2.182a10 10 0 0 1 3.8 0"/><path d="M13.9 21.818a10 10 0 0 1-3.8 0"/><path d="M17.609 3.721a10 10 0 0 1 2.69 2.7"/><path d="M2.182 13.9a10 10 0 0 1 0-3.8"/><path d="M20.279 17.609a10 10 0 0 1-2.7 2.69"/><path d="M21.818 10.1a10 10 0 0 1 0 3.8"/><path d="M3.721 6.391a10 10 0 0 1 2.7-2.69"/><path d="M6.391 20.279a10 10 0 0 1-2.69-2.7"/>',
  CircleAlert: `${circle}<line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/>`,
  Ban: `${circle}<path d="M4.929 4.929 19.07 19.071"/>`,
  CircleDot: `<circle cx="12" cy="12" r="1"/>${circle}`,
  PanelRight: '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M15 3v18"/>',
  EllipsisVertical:
    '<circle cx="12" cy="12" r="1"/><circle cx="12" cy="5" r="1"/><circle cx="12" cy="19" r="1"/>',
} as const;

type IconName = keyof typeof iconShapes;

const toneIcons: Record<Tone, IconName> = {
  positive: 'CircleCheck',
  notice: 'CircleDashed',
  negative: 'CircleAlert',
  neutral: 'Ban',
  accent: 'CircleDot',
};

const checkbox = 'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z';

const stroked = (name: IconName, color: string, width = 2) =>
  `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${iconShapes[name]}</g>`;

const filled = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`;

/** The icons in the order in which they are drawn below one another. */
const drawings = {
  ...(Object.fromEntries(
    Object.entries(toneIcons).map(([tone, icon]) => [
      tone,
      ({ tones }: Look) => stroked(icon, tones[tone as Tone], 2.4),
    ]),
  ) as Record<Tone, (look: Look) => string>),
  preview: ({ neutral }: Look) => stroked('PanelRight', neutral.muted),
  menu: ({ neutral }: Look) => stroked('EllipsisVertical', neutral.muted),
  unchecked: ({ checkboxEdge }: Look) =>
    filled(
      'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z',
      checkboxEdge,
    ),
  checked: ({ main }: Look) => filled(`${checkbox}m-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z`, main),
  some: ({ main }: Look) => filled(`${checkbox}m-2 10H7v-2h10v2z`, main),
};

const names = Object.keys(drawings);

/** How far the icons are apart, in icons: none may show in an element that is up to this much higher than another. */
const pitch = 4;

/**
 * The icons of a theme as one picture for its style sheets. A browser makes a document of each picture, which takes it
 * milliseconds; and a mask in place of a picture would be an effect for each element.
 */
export const iconSheet = (look: Look): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${24 * pitch * names.length}">${Object.values(
      drawings,
    )
      .map(
        (draw, index) =>
          `<g transform="translate(0 ${24 * (pitch * (index + 0.5) - 0.5)})">${draw(look)}</g>`,
      )
      .join('')}</svg>`,
  )}")`;

/** Styles that show an icon of the sheet, `px` wide, in the middle of an element's height. */
export const drawnIcon = (sheet: string, name: keyof typeof drawings, px: number, left = 'center') => ({
  backgroundImage: sheet,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `${px}px`,
  ...drawnAt(name, px, left),
});

/** Where the sheet has to be for another of its icons. */
export const drawnAt = (name: keyof typeof drawings, px: number, left = 'center') => ({
  backgroundPosition: `${left} calc(50% + ${(names.length / 2 - names.indexOf(name) - 0.5) * pitch * px}px)`,
});
