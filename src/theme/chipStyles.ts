import type { Tone } from '../domain/statuses.ts';

/**
 * Styles of what lists, reports and the live wall show by the hundred. They are global classes, so that drawing
 * one of them asks for no style to be worked out.
 */
export const chipStyles = (
  tones: Record<Tone, string>,
  { surface, muted, isDark }: { surface: string; muted: string; isDark: boolean },
) => ({
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
      { color, backgroundColor: `color-mix(in srgb, ${color} ${isDark ? 14 : 9}%, ${surface})` },
    ]),
  ),
  // What says that there is nothing to say.
  '.quiet': { color: muted },
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
