import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { UrlChanges } from '../../hooks/useUrlState.ts';
import { InputPlace } from '../../engine/period/InputPlace.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ManagerSelect } from '../../resources/accounts/ManagerSelect.tsx';
import type { WeeklyQuery } from './useWeeklyQuery.ts';
import { WeekInput } from './WeekInput.tsx';

interface Props {
  query: WeeklyQuery;
  /** Other students are shown. */
  onChanged: () => void;
}

/** Which reports are shown: the week, the manager of the students, and a name. */
export function WeeklyBar({ query: { week, running, managerId, search, change }, onChanged }: Props) {
  const translate = useTranslate();
  const apply = (changes: UrlChanges) => {
    onChanged();
    change(changes);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      {week !== undefined && running !== undefined ? (
        <WeekInput week={week} running={running} onChange={next => apply({ week: next })} />
      ) : (
        <InputPlace width={272} />
      )}
      <Box sx={{ width: { xs: 1, sm: 200 } }}>
        <ManagerSelect
          value={managerId ?? null}
          onChange={next => apply({ managerId: next ?? undefined, student: undefined })}
        />
      </Box>
      <SearchField
        label={translate('reports.search')}
        value={search}
        onSearch={text => apply({ search: text, student: undefined })}
        sx={{ width: { xs: 1, sm: 220 } }}
      />
    </Box>
  );
}
