import type { SxProps, Theme } from '@mui/material';

/** The wall's sizes in pixels; in a kiosk four tiles are above each other on 1080 px. */
export const tileSize = { minWidth: 232, height: 176, kioskHeight: 246, gap: 12 } as const;
export const rowHeights = { comfortable: 60, compact: 44 } as const;
export const roomHeight = 52;
/** How much larger everything is on a screen that is read from across a room. */
export const kioskScale = 1.5;

/** Name, state, room, today, target, devices; a phone has room for the first, the second and today. */
export const rowColumns = {
  xs: 'minmax(0, 1fr) auto',
  md: 'minmax(150px, 1.1fr) minmax(240px, 1.7fr) minmax(110px, 1fr) 88px minmax(150px, 1fr) 56px',
} as const;

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const button = {
  appearance: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  width: '100%',
} as const;

/**
 * The looks of all that shows a student on the wall, in one place: what is drawn for hundreds of students carries class
 * names alone, for styles of their own took most of the time that drawing them took.
 */
export const wallStyles: SxProps<Theme> = theme => {
  const { palette } = theme;
  const { negative } = palette.tones;
  const isDark = palette.mode === 'dark';
  const mix = (color: string, percent: number, on: string) =>
    `color-mix(in srgb, ${color} ${percent}%, ${on})`;
  const focus = { outline: `2px solid ${palette.primary.main}` };
  const muted = palette.text.secondary;
  const small = { fontSize: '0.8125rem', color: muted };
  const wide = theme.breakpoints.up('md');
  const rings: Record<string, Record<string, string>> = {};
  for (const [tone, color] of Object.entries(palette.tones))
    rings[`& .portrait.${tone}`] = {
      color,
      backgroundColor: mix(color, 13, palette.background.paper),
      boxShadow: `0 0 0 2px ${palette.background.paper}, 0 0 0 3.5px ${color}`,
    };
  return {
    '& .roomName': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '8px',
      paddingTop: '12px',
      fontWeight: 650,
    },
    '& .portrait': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      objectFit: 'cover',
      fontWeight: 650,
      userSelect: 'none',
    },
    ...rings,
    '& .flag': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '5px',
      padding: '2px 7px',
      borderRadius: '6px',
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.4,
      whiteSpace: 'nowrap',
      color: negative,
      backgroundColor: mix(negative, isDark ? 16 : 10, 'transparent'),
    },
    '& .state': { display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' },
    '& .since': small,
    '& .attainment': { display: 'block', minWidth: 0, flex: 1 },
    '& .attainment .track': {
      display: 'block',
      height: 5,
      borderRadius: '3px',
      overflow: 'hidden',
      backgroundColor: palette.sunken,
    },
    '& .attainment .bar': {
      display: 'block',
      height: '100%',
      borderRadius: '3px',
      backgroundColor: palette.tones.neutral,
      transformOrigin: '0 50%',
      transition: 'transform 600ms linear',
    },
    '& .attainment .bar.runs': { backgroundColor: palette.tones.positive },
    '& .attainment .figures': { display: 'block', ...small, ...cut, lineHeight: 1.45, marginTop: '4px' },

    '& .tile': {
      ...button,
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      padding: '14px',
      border: `1px solid ${palette.divider}`,
      borderRadius: '14px',
      backgroundColor: palette.background.paper,
    },
    '& .tile:hover': { borderColor: muted, boxShadow: '0 4px 14px -6px rgb(0 0 0 / 18%)' },
    '& .tile:focus-visible': { ...focus, outlineOffset: 2 },
    '& .tile.alarming': {
      borderColor: mix(negative, 45, palette.divider),
      backgroundColor: mix(negative, isDark ? 7 : 3, palette.background.paper),
    },
    '& .tile[aria-pressed=true]': {
      borderColor: palette.primary.main,
      boxShadow: `0 0 0 2px ${palette.primary.main}`,
    },
    '& .tile .top': { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
    '& .tile .names': { minWidth: 0, flex: 1 },
    '& .tile .name': { ...cut, display: 'block', fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.35 },
    '& .tile .room': { ...small, ...cut, display: 'block', lineHeight: 1.45 },
    '& .tile .time': {
      marginTop: '10px',
      fontSize: '1.625rem',
      fontWeight: 650,
      lineHeight: 1.2,
      letterSpacing: '-0.02em',
      color: muted,
    },
    '& .tile .time.runs': { color: palette.text.primary },
    '& .tile .target': { marginTop: '6px', display: 'flex' },
    '& .tile .states': {
      marginTop: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '6px',
      height: '1.5rem',
      overflow: 'hidden',
    },

    '& .line': {
      ...button,
      height: '100%',
      display: 'grid',
      gridTemplateColumns: rowColumns.xs,
      alignItems: 'center',
      columnGap: '20px',
      padding: '0 16px',
      border: 0,
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: 'transparent',
      [wide]: { gridTemplateColumns: rowColumns.md },
    },
    '& .line[aria-pressed=true]': {
      backgroundColor: mix(palette.primary.main, isDark ? 18 : 9, 'transparent'),
      boxShadow: `inset 3px 0 0 ${palette.primary.main}`,
    },
    '& .line:hover': { backgroundColor: palette.action.hover },
    '& .line:focus-visible': { ...focus, outlineOffset: -2 },
    '& .line .wide': { display: 'none', minWidth: 0, [wide]: { display: 'flex' } },
    '& .line .narrow': { display: 'block', overflow: 'hidden', [wide]: { display: 'none' } },
    '& .line .who': { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
    '& .line .names': { minWidth: 0 },
    '& .line .name': { ...cut, display: 'block', fontWeight: 600, fontSize: '0.875rem' },
    '& .line .states': { gap: '8px', overflow: 'hidden' },
    '& .line .wide.room': { ...cut, fontSize: '0.875rem', color: muted, [wide]: { display: 'block' } },
    '& .line .time': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '8px',
      fontSize: '0.9375rem',
      fontWeight: 600,
    },
    '& .line .devices': { justifyContent: 'flex-end' },
  };
};
