import { Box, Button, Card, Checkbox, MenuItem, TextField, Typography } from '@mui/material';
import { UserRoundX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { limits } from '../../domain/limits.ts';
import { statusesOf } from '../../domain/statuses.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { useCountText } from '../../engine/list/useCountText.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { selectionOf, type Selection } from './Selection.ts';
import { StudentList } from './StudentList.tsx';
import { useGroupIds, type GroupFilter } from './useGroupStudents.ts';

interface Props {
  managerId: string;
  selected: Selection;
  onSelect: (selected: Selection) => void;
  onUnassign: () => void;
  /** What splits the selected students. */
  split: ReactNode;
}

const statuses = statusesOf('accountStatus').filter(status => status !== 'DELETED');

/** The students of the chosen manager: searched, filtered, and selected one by one, in ranges, or all that match. */
export function StudentPane({ managerId, selected, onSelect, onUnassign, split }: Props) {
  const translate = useTranslate();
  const countText = useCountText('students');
  const [searchText, setSearch] = useState('');
  const [accountStatus, setStatus] = useState<GroupFilter['accountStatus']>('');
  const filter = { managerId, searchText, accountStatus };
  const query = useGroupIds(filter);
  const ids = query.data?.content ?? [];
  const areAll = ids.length > 0 && ids.every(({ customerId }) => selected.has(customerId));
  const mayTake = [...selected.values()].some(each => each !== null);

  return (
    <Card component="section" aria-label={translate('group.students')}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 1,
          p: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: '1 1 260px' }}>
          <SearchField label={translate('group.search')} value={searchText} onSearch={setSearch} />
        </Box>
        <TextField
          select
          fullWidth={false}
          value={accountStatus}
          onChange={event => setStatus(event.target.value as GroupFilter['accountStatus'])}
          slotProps={{
            select: {
              displayEmpty: true,
              SelectDisplayProps: { 'aria-label': translate('resources.students.fields.accountStatus') },
            },
          }}
          sx={{ minWidth: 120 }}
        >
          <MenuItem value="">{translate('group.anyStatus')}</MenuItem>
          {statuses.map(status => (
            <MenuItem key={status} value={status}>
              {translate(`statuses.accountStatus.${status}`)}
            </MenuItem>
          ))}
        </TextField>
        {split}
        <Button
          variant="outlined"
          color="inherit"
          disabled={!mayTake}
          startIcon={<UserRoundX aria-hidden />}
          onClick={onUnassign}
        >
          {translate('group.unassign')}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1,
          py: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Checkbox
          checked={areAll}
          indeterminate={selected.size > 0 && !areAll}
          disabled={ids.length === 0}
          onChange={() => onSelect(areAll ? new Map() : selectionOf(ids))}
          slotProps={{
            input: { 'aria-label': translate('group.selectAllMatching', { count: countText(ids.length) }) },
          }}
        />
        <Typography variant="body2" role="status" sx={{ flex: 1, fontWeight: 550 }}>
          {selected.size > 0
            ? translate('group.selected', selected.size)
            : query.data && translate('group.studentCount', ids.length)}
        </Typography>
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'block' }, pr: 1 }}
        >
          {translate('group.keyboard')}
        </Typography>
      </Box>
      {ids.length === limits.bulk.max && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 2, py: 1 }}>
          {translate('group.atMost', { count: countText(limits.bulk.max) })}
        </Typography>
      )}
      <QueryState query={query}>
        {() =>
          ids.length === 0 ? (
            <EmptyState
              size="part"
              tone="neutral"
              title={translate('group.noStudents.title')}
              text={translate('group.noStudents.text')}
            />
          ) : (
            <StudentList filter={filter} ids={ids} selected={selected} onSelect={onSelect} />
          )
        }
      </QueryState>
    </Card>
  );
}
