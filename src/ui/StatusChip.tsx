import { useTranslate } from 'ra-core';
import { statuses, type StatusKind, type Tone } from '../domain/statuses.ts';

/** A state as picture (`toneIcons`), word and colour, never colour alone. */
export function StatusChip({ kind, value }: { kind: StatusKind; value: string }) {
  const translate = useTranslate();
  const tone = (statuses[kind] as Record<string, Tone>)[value] ?? 'neutral';
  return <span className={`status-chip drawn ${tone}`}>{translate(`statuses.${kind}.${value}`)}</span>;
}
