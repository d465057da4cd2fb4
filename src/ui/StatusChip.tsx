import { Ban, CircleAlert, CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { statuses, type StatusKind, type Tone } from '../domain/statuses.ts';

const icons: Record<Tone, LucideIcon> = {
  positive: CircleCheck,
  notice: CircleDashed,
  negative: CircleAlert,
  neutral: Ban,
  accent: CircleDot,
};

/** A state as picture, word and colour, never colour alone. */
export function StatusChip({ kind, value }: { kind: StatusKind; value: string }) {
  const translate = useTranslate();
  const tone = (statuses[kind] as Record<string, Tone>)[value] ?? 'neutral';
  const Icon = icons[tone];
  return (
    <span className={`status-chip ${tone}`}>
      <Icon size={13} strokeWidth={2.4} aria-hidden />
      {translate(`statuses.${kind}.${value}`)}
    </span>
  );
}
