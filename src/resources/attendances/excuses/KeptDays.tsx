import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ExcuseVerdict } from '../../../domain/entities/excuse.ts';
import type { ActionPreview } from '../../../engine/actions/verdicts.ts';

const shownNames = 5;
const isKept = (verdict: ActionPreview['verdicts'][number]): verdict is ExcuseVerdict =>
  verdict.ok && 'keptCount' in verdict && Number(verdict.keptCount) > 0;

/** Who of those who are excused is so already on some of the days, which stay as they are. */
export function KeptDays({ verdicts: { verdicts } }: { verdicts: ActionPreview }) {
  const translate = useTranslate();
  const kept = verdicts.filter(isKept);
  if (kept.length === 0) return null;
  const names = kept
    .slice(0, shownNames)
    .map(({ name, keptCount }) => translate('excuses.keptDays', { name, smart_count: keptCount }))
    .join(', ');
  const more = kept.length - shownNames;
  return (
    <Alert severity="info" role="status">
      {translate('excuses.kept', kept.length)} {names}
      {more > 0 && ` ${translate('actions.andMore', more)}`}
    </Alert>
  );
}
