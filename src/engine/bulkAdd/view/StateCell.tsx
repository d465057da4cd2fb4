import { useTranslate } from 'ra-core';
import type { RowState } from '../rows/rowStates.ts';

/** A row's result as a sign and words, never colour alone. The sign is drawn by the looks: there may be many. */
export function StateCell({ state, line }: { state: RowState | undefined; line: string }) {
  const translate = useTranslate();
  if (state === undefined || state.kind === 'blank') return null;
  const text = state.kind === 'bad' ? line : translate(`grid.states.${state.kind}`);
  return (
    <span className={`state state-${state.kind}`} title={text}>
      {text}
    </span>
  );
}
