import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { RowState } from '../rows/rowStates.ts';

/** A row's verdict as picture and words, never colour alone. */
export function StateCell({ state, line }: { state: RowState | undefined; line: string }) {
  const translate = useTranslate();
  if (state === undefined || state.kind === 'blank') return null;
  const Picture = { checking: CircleDashed, ready: CircleCheck, bad: CircleAlert }[state.kind];
  const text = state.kind === 'bad' ? line : translate(`grid.states.${state.kind}`);
  return (
    <span className={`state state-${state.kind}`} title={text}>
      <Picture size={14} strokeWidth={2.3} aria-hidden />
      <span>{text}</span>
    </span>
  );
}
