import type { Tone } from '../domain/statuses.ts';

/**
 * Styles of what lists and the live wall show by the hundred. They are global classes, so that drawing
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
  '.device-icons': { display: 'inline-flex', gap: '6px' },
  '.device-icon': { display: 'inline-flex', color: muted },
  '.device-icon.off': { opacity: 0.65 },
  '.device-icon.alarming': { color: tones.negative },
});
