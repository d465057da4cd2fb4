import { Alert, Button } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useChangeFilters } from '../../engine/list/turns/useChangeFilters.ts';

/** Says that students may have two accounts, and leads to them. */
export function DuplicatesNotice({ count }: { count: number }) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const mayMerge = useMayCall(contract.students.merge);
  const isShown = filterValues.duplicate === true;
  if (!mayMerge || (count === 0 && !isShown)) return null;
  const words = 'accounts.duplicates';
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => changeFilters(() => (isShown ? {} : { duplicate: true }))}
        >
          {translate(isShown ? `${words}.showAll` : `${words}.show`)}
        </Button>
      }
    >
      {isShown ? translate(`${words}.shown`) : translate(`${words}.found`, count)}
    </Alert>
  );
}
