import { Box, TextField } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { limits } from '../../domain/limits.ts';
import type { ActionPreview } from '../../engine/actions/verdicts.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { Forecast } from './Forecast.tsx';

interface Props {
  check: UseQueryResult<ActionPreview>;
  reason: string;
  onReason: (reason: string) => void;
}

/** Before students are moved or put back: what would happen to whom, and why it is wanted. */
export function ConfirmMove({ check, reason, onReason }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QueryState query={check}>{verdicts => <Forecast verdicts={verdicts} />}</QueryState>
      <TextField
        required
        label={translate('resources.migrations.fields.reason')}
        value={reason}
        onChange={event => onReason(event.target.value)}
        helperText={translate('migrations.reasonNote')}
        slotProps={{ htmlInput: { maxLength: limits.reason.max } }}
      />
    </Box>
  );
}

/** Whether the transfer can be ordered: at least one student, and a reason. */
export const isReady = (check: Pick<UseQueryResult<ActionPreview>, 'data' | 'isFetching'>, reason: string) =>
  !check.isFetching && (check.data?.doneCount ?? 0) > 0 && reason.trim().length >= limits.reason.min;
