import { lookOf } from '../theme/look.ts';

/** What the console has from MUI's palette. */
const own = {
  light: {
    icon: 'rgb(0 0 0 / 54%)',
    'logo-plate': 'none',
    'logo-edge': '0',
    'light-logo-plate': '#16181d',
    'light-logo-edge': '3px',
    alert: 'color-mix(in srgb, var(--negative) 8%, #fff)',
    'on-alert': 'color-mix(in srgb, var(--negative) 40%, #000)',
    disabled: 'rgb(0 0 0 / 12%)',
    'on-disabled': 'rgb(0 0 0 / 50%)',
    shadow: '0 12px 32px -8px rgb(16 24 40 / 18%), 0 2px 6px rgb(16 24 40 / 6%)',
  },
  dark: {
    icon: '#fff',
    // Most logos are drawn for white paper.
    'logo-plate': '#fff',
    'logo-edge': '3px',
    'light-logo-plate': 'none',
    'light-logo-edge': '0',
    alert: 'color-mix(in srgb, var(--negative) 10%, #000)',
    'on-alert': 'color-mix(in srgb, var(--negative) 40%, #fff)',
    disabled: 'rgb(255 255 255 / 12%)',
    'on-disabled': 'rgb(255 255 255 / 50%)',
    shadow: '0 16px 40px -8px rgb(0 0 0 / 60%)',
  },
} as const;

type Variables = { colorScheme: 'light' | 'dark'; '--page': string } & Record<`--${string}`, string>;

/** The colours of `signIn.css`, from the console's own. */
export function signInVariables(mode: 'light' | 'dark', accent: string) {
  const { neutral, main, fill, tones, hover, edge } = lookOf(mode, accent);
  const variables = {
    page: neutral.page,
    surface: neutral.surface,
    raised: neutral.raised,
    line: neutral.line,
    text: neutral.text,
    muted: neutral.muted,
    edge,
    accent: main,
    fill: fill.main,
    'fill-hover': fill.hover,
    'on-fill': fill.text,
    'fill-edge': fill.edge,
    negative: tones.negative,
    hover,
    ...own[mode],
  };
  const styles = Object.fromEntries(Object.entries(variables).map(([name, color]) => [`--${name}`, color]));
  return { colorScheme: mode, ...styles } as Variables;
}
