import type { Tone } from '../domain/statuses.ts';
import { drawnAt, drawnIcon } from './drawnIcons.ts';
import type { Look } from './look.ts';

const chipIcon = [13, '7px'] as const;

/**
 * Styles of what lists, reports and the live wall show by the hundred. They are global classes, so that drawing
 * one of them asks for no style to be worked out.
 */
export const chipStyles = ({ tones, mode, neutral: { surface, muted } }: Look, icons: string) => ({
  '.status-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    padding: '2px 7px',
    borderRadius: '6px',
    fontSize: '0.8125rem',
    fontWeight: 550,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(
    Object.entries(tones).map(([tone, color]) => [
      `.status-chip.${tone}`,
      { color, backgroundColor: `color-mix(in srgb, ${color} ${mode === 'dark' ? 14 : 9}%, ${surface})` },
    ]),
  ),
  '.status-chip.drawn': { paddingInlineStart: '25px', ...drawnIcon(icons, 'neutral', ...chipIcon) },
  ...Object.fromEntries(
    Object.keys(tones).map(tone => [`.status-chip.drawn.${tone}`, drawnAt(tone as Tone, ...chipIcon)]),
  ),
  // What says that there is nothing to say.
  '.quiet': { color: muted },
  '.cell-note': { marginTop: '2px', fontSize: '0.8125rem', lineHeight: 1.3, color: muted },
  '.toned': { fontWeight: 600 },
  ...Object.fromEntries(Object.entries(tones).map(([tone, color]) => [`.toned.${tone}`, { color }])),
  // A name that ends in dots before its marks do.
  '.named-with-marks': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    verticalAlign: 'bottom',
  },
  '.named-with-marks > :first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '.named-with-marks > :not(:first-of-type)': { flex: 'none' },
  '.drill-down': { color: 'inherit', textDecoration: 'none', borderRadius: '4px' },
  '.drill-down:hover': { textDecoration: 'underline' },
  '.drill-down.stretched::after': { content: '""', position: 'absolute', inset: 0 },
  '.change': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    color: muted,
  },
  ...Object.fromEntries(Object.entries(tones).map(([tone, color]) => [`.change.${tone}`, { color }])),
  '.device-icons': { display: 'inline-flex', gap: '6px' },
  '.device-icon': { display: 'inline-flex', color: muted },
  '.device-icon.off': { opacity: 0.65 },
  '.device-icon.alarming': { color: tones.negative },
});
