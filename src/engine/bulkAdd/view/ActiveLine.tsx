import { Typography } from '@mui/material';
import { useRangeState } from '../range/RangeState.ts';
import { useRowsState } from '../rows/RowsState.ts';

/** The full words of the active row, where it cannot be sent as it is. */
export function ActiveLine() {
  const { verdicts, texts } = useRowsState();
  const { activeRow } = useRangeState();
  const state = activeRow && verdicts.states.get(activeRow.id);
  const text = state === undefined ? '' : texts.stateLineOf(state);
  if (text === '') return null;
  return (
    <Typography variant="body2" color={state?.kind === 'bad' ? 'error' : 'text.secondary'} role="status">
      {text}
    </Typography>
  );
}
