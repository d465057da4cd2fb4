import type { Tone } from '../domain/statuses.ts';

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

export const toneIcons: Record<Tone, IconName> = {
  positive: 'CircleCheck',
  notice: 'CircleDashed',
  negative: 'CircleAlert',
  neutral: 'Ban',
  accent: 'CircleDot',
};

/** An icon as a picture of a style sheet, in a colour of its own: a mask would be an effect for each element. */
export const drawnIcon = (name: IconName, color: string, strokeWidth = 2): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${iconShapes[name]}</svg>`,
  )}")`;
