import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import type { Input } from '../../../dataProvider/http.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** What a merge would move, or why it cannot be made now. */
export function MergeForecast({ input }: { input: Input<typeof contract.students.merge> }) {
  const translate = useTranslate();
  const textOf = useProblemText();
  const { data, error } = useApi(contract.students.merge, input, {
    placeholderData: before => before,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error) return <FormProblem text={textOf(error)} />;
  if (data === undefined)
    return (
      <Skeleton variant="rounded" height={22} role="status" aria-label={translate('actions.checking')} />
    );
  const words = 'actions.merge';
  return (
    <Typography variant="body2" role="status">
      {data.dayCount === 0
        ? translate(`${words}.nothingMoves`)
        : translate(`${words}.moves`, {
            days: translate(`${words}.days`, data.dayCount),
            records: translate(`${words}.records`, data.recordCount),
          })}{' '}
      {data.sharedDayCount > 0 && translate(`${words}.shared`, data.sharedDayCount)}
    </Typography>
  );
}
