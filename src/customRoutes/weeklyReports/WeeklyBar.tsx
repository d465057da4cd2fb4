import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useManagerChoices } from '../../hooks/useManagerChoices.ts';
import type { UrlChanges } from '../../hooks/useUrlState.ts';
import { SearchField } from '../../ui/SearchField.tsx';
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
  const managers = useManagerChoices();
  const apply = (changes: UrlChanges) => {
    onChanged();
    change(changes);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      {week !== undefined && running !== undefined && (
        <WeekInput week={week} running={running} onChange={next => apply({ week: next })} />
      )}
      <TextField
        select
        value={managers ? (managerId ?? '') : ''}
        onChange={event => apply({ managerId: event.target.value || undefined, student: undefined })}
        sx={{ width: { xs: 1, sm: 200 } }}
        slotProps={{
          select: { displayEmpty: true },
          htmlInput: { 'aria-label': translate('stats.manager') },
        }}
      >
        <MenuItem value="">{translate('stats.everybody')}</MenuItem>
        <MenuItem value="none">{translate('stats.unassigned')}</MenuItem>
        {managers?.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <SearchField
        label={translate('reports.search')}
        value={search}
        onSearch={text => apply({ search: text, student: undefined })}
        sx={{ width: { xs: 1, sm: 220 } }}
      />
    </Box>
  );
}
