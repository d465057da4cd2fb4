import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { AnswerOf } from '../../contract/call.ts';
import type { contract } from '../../contract/index.ts';
import type { ActionPreview } from '../../engine/actions/verdicts.ts';

/** How many students have a memo that would be replaced. */
export function OverwrittenMemos({ verdicts }: { verdicts: ActionPreview }) {
  const translate = useTranslate();
  const { before } = verdicts as unknown as AnswerOf<typeof contract.students.updateMany>;
  const count = before
    .filter(({ memo }) => memo !== '')
    .reduce((sum, { customerIds }) => sum + customerIds.length, 0);
  if (count === 0) return null;
  return (
    <Typography variant="body2" role="status">
      {translate('actions.setMemo.overwrites', { smart_count: count })}
    </Typography>
  );
}
