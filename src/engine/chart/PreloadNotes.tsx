import type { Period } from '../../domain/period.ts';
import { useDayNotes } from '../../hooks/useDayNotes.ts';

/**
 * Asks for what a chart will say of its days while its figures are still loading. It shows nothing, so that notes which come first
 * render nothing either.
 */
export function PreloadNotes({ period }: { period: Period | undefined }) {
  useDayNotes(period ?? null);
  return null;
}
