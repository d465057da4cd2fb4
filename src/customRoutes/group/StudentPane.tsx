import { Box, Button, Card, Checkbox, Skeleton, Typography } from '@mui/material';
import { UserRoundX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { GroupStudent } from '../../domain/entities/account.ts';
import { limits } from '../../domain/limits.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { StudentRow } from './StudentRow.tsx';
import { useStudentPane } from './useStudentPane.ts';

interface Props {
  managerId: string;
  selected: ReadonlyMap<string, GroupStudent>;
  onSelect: (selected: ReadonlyMap<string, GroupStudent>) => void;
  onUnassign: () => void;
}

/** The students of the chosen manager: searched, selected one by one or in ranges, and dragged. */
export function StudentPane({ managerId, selected, onSelect, onUnassign }: Props) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const [search, setSearch] = useState('');
  const { students, total, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useStudentPane(managerId, search);
  const last = useRef<number | null>(null);
  const mayTake = [...selected.values()].some(student => student.managerId !== null);

  const toggle = (index: number, isRange: boolean) => {
    const next = new Map(selected);
    const student = students[index]!;
    const isOn = !selected.has(student.customerId);
    const from = isRange && last.current !== null ? last.current : index;
    for (const each of students.slice(Math.min(from, index), Math.max(from, index) + 1))
      if (isOn) next.set(each.customerId, each);
      else next.delete(each.customerId);
    last.current = index;
    onSelect(next);
  };
  const areAllShown = students.length > 0 && students.every(student => selected.has(student.customerId));
  const toggleAll = () =>
    onSelect(areAllShown ? new Map() : new Map(students.map(student => [student.customerId, student])));

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
        <Box sx={{ flex: '1 1 220px' }}>
          <SearchField label={translate('group.searchStudents')} value={search} onSearch={setSearch} />
        </Box>
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
          checked={areAllShown}
          indeterminate={selected.size > 0 && !areAllShown}
          onChange={toggleAll}
          slotProps={{ input: { 'aria-label': translate('group.selectAllShown') } }}
        />
        <Typography variant="body2" role="status" sx={{ flex: 1, fontWeight: 550 }}>
          {selected.size > 0
            ? translate('group.selected', selected.size)
            : total !== undefined && translate('group.studentCount', total)}
        </Typography>
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'block' }, pr: 1 }}
        >
          {translate('group.keyboard')}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { md: 'calc(100dvh - 350px)' }, overflowY: 'auto' }}
      >
        {isPending &&
          Array.from({ length: 8 }, (_, row) => (
            <Box component="li" key={row} aria-hidden sx={{ px: 2, py: 1 }}>
              <Skeleton variant="text" width={`${60 - row * 3}%`} />
            </Box>
          ))}
        {students.map((student, index) => (
          <StudentRow
            key={student.customerId}
            student={student}
            isSelected={selected.has(student.customerId)}
            onToggle={isRange => toggle(index, isRange)}
            draggedIds={selected.has(student.customerId) ? [...selected.keys()] : [student.customerId]}
          />
        ))}
      </Box>
      {error && (
        <EmptyState
          size="part"
          tone="negative"
          title={problemText(error)}
          actions={<Button onClick={() => void refetch()}>{translate('app.retry')}</Button>}
        />
      )}
      {total === 0 && (
        <EmptyState
          size="part"
          tone="neutral"
          title={translate('group.noStudents.title')}
          text={translate('group.noStudents.text')}
        />
      )}
      {hasNextPage && (
        <Box sx={{ p: 1, textAlign: 'center' }}>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('group.more', Math.min(limits.pageSize.max, (total ?? 0) - students.length))}
          </Button>
        </Box>
      )}
    </Card>
  );
}
