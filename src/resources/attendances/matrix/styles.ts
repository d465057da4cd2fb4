import type { Theme } from '@mui/material';
import { noteTones } from '../../../engine/chart/noteTones.ts';
import { drawnCheckbox } from '../../../theme/drawnCheckbox.ts';

/** The matrix in pixels, where text has its usual size (`useTextScale`). */
export const sizes = { column: 34, head: 60, side: 270, narrowSide: 150 } as const;
export const rowHeights = { comfortable: 38, compact: 28 } as const;

const rem = (px: number) => `${px / 16}rem`;
const tint = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** The marks of holidays, exam days and notes, which are there in forced colours too. */
const colorsOfNotes = (theme: Theme): Record<string, object> =>
  Object.fromEntries(
    Object.entries(noteTones).map(([kind, tone]) => [
      `& .day .notes .${kind}, & .note.${kind}`,
      {
        backgroundColor: theme.palette.tones[tone],
        '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
      },
    ]),
  );

/** Half circles: the half that is missing is the beginning of the day, its end, or both. */
const unpunctualMarks = (theme: Theme): Record<string, object> =>
  Object.fromEntries(
    Object.entries({ L: '◑', V: '◐', B: '◒' }).map(([mark, content]) => [
      `& .${mark}::before`,
      {
        content: `"${content}"`,
        fontSize: '0.8125rem',
        color: theme.palette.tones.notice,
        backgroundColor: tint(theme.palette.tones.positive, theme.palette.mode === 'dark' ? 24 : 16),
      },
    ]),
  );

/** What of the matrix is scrolled, both ways. */
export const scrolledMatrix = {
  overflow: 'auto',
  maxHeight: 'min(70dvh, 800px)',
  overscrollBehavior: 'contain',
} as const;

/** The looks of the whole grid in one place: its hundreds of cells carry class names alone. */
export const matrixStyles = (theme: Theme) => ({
  position: 'relative' as const,
  fontSize: '0.8125rem',
  '& .head': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    height: rem(sizes.head),
    backgroundColor: theme.palette.background.paper,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& .day': {
    position: 'absolute',
    top: 0,
    width: rem(sizes.column),
    height: rem(sizes.head - 1),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingBottom: '6px',
    color: theme.palette.text.secondary,
    lineHeight: 1.25,
    whiteSpace: 'nowrap',
  },
  '& .day b': { fontWeight: 600, color: theme.palette.text.primary },
  '& .day.sunday b, & .day.sunday': { color: theme.palette.tones.negative },
  '& .day .month': { position: 'absolute', top: 2, left: 6, fontWeight: 600, fontSize: '0.6875rem' },
  '& .day.off b': { textDecoration: 'line-through', color: theme.palette.text.secondary },
  '& .day .notes': { position: 'absolute', bottom: 0, left: 0, right: 0, display: 'flex' },
  '& .day .notes i': { flex: 1, height: 4 },
  '& .note': { width: 16, height: 4 },
  ...colorsOfNotes(theme),
  '& .day.today': { backgroundColor: theme.palette.action.selected },
  '& .row': { position: 'absolute', left: 0, contain: 'strict' },
  '& .row:hover .side, & .row:hover': { backgroundColor: theme.palette.sunken },
  '& .side': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    height: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    paddingInline: '12px 10px',
    backgroundColor: theme.palette.background.paper,
    borderRight: `1px solid ${theme.palette.divider}`,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& .head .side': {
    height: rem(sizes.head - 1),
    alignItems: 'flex-end',
    paddingBottom: '6px',
    borderBottom: 0,
    color: theme.palette.text.secondary,
    fontWeight: 550,
  },
  '& .side input': drawnCheckbox(theme),
  // Above the paper, which hides the days that are scrolled below a name.
  '& .row.selected, & .row.selected .side': {
    backgroundImage: `linear-gradient(${theme.palette.action.selected}, ${theme.palette.action.selected})`,
  },
  '& .name': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 550,
    color: 'inherit',
    textDecoration: 'none',
    lineHeight: 1.25,
  },
  '& .name small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '0.6875rem',
    fontWeight: 400,
    color: theme.palette.text.secondary,
  },
  '& a.name:hover': { textDecoration: 'underline' },
  // Two lines have no room there.
  '& .compact .name small': { display: 'inline', marginLeft: '6px' },
  '& .rate': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .cell': {
    position: 'absolute',
    top: 0,
    width: rem(sizes.column),
    height: '100%',
    display: 'grid',
    alignContent: 'center',
    cursor: 'pointer',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& .cell.today': { backgroundColor: theme.palette.action.selected },
  '& .cell.picked': {
    boxShadow: `inset 0 2px ${theme.palette.primary.main}, inset 0 -2px ${theme.palette.primary.main}`,
  },
  '& .cell:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: '6px',
  },
  // A cell is one element; its mark is drawn before it.
  '& .mark::before, & .cell::before': {
    width: '1.25rem',
    height: '1.25rem',
    marginInline: 'auto',
    borderRadius: '6px',
    display: 'block',
    textAlign: 'center',
    fontWeight: 700,
    lineHeight: '1.25rem',
  },
  '& .P::before': {
    content: '"●"',
    fontSize: '0.625rem',
    color: theme.palette.tones.positive,
    backgroundColor: tint(theme.palette.tones.positive, theme.palette.mode === 'dark' ? 24 : 16),
  },
  '& .A::before': {
    content: '"✕"',
    fontSize: '0.6875rem',
    color: theme.palette.tones.negative,
    boxShadow: `inset 0 0 0 1px ${tint(theme.palette.tones.negative, 40)}`,
  },
  ...unpunctualMarks(theme),
  '& .E::before': {
    content: '"◇"',
    fontSize: '0.75rem',
    color: theme.palette.tones.notice,
    boxShadow: `inset 0 0 0 1px ${tint(theme.palette.tones.notice, 40)}`,
  },
  '& .none::before': { content: '"·"', fontSize: '0.75rem', color: theme.palette.text.secondary },
});
