import { Box, Button, Checkbox, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { PickedStudent } from './PickedStudent.tsx';
import { idsOfAll, useStudents } from './useStudents.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface Props {
  groupId: string;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** The students of an academy, to be chosen one by one, as a search finds them, or all. */
export function StudentPicker({ groupId, selected, onSelect }: Props) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const [search, setSearch] = useState('');
  const { students, total, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useStudents(groupId, search);
  const areAllShown = students.length > 0 && students.every(student => selected.has(student.customerId));

  const change = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const id of ids)
      if (isOn) next.add(id);
      else next.delete(id);
    onSelect(next);
  };
  const selectAll = useWrite(() => idsOfAll(groupId, search), {
    toastsFailure: true,
    onDone: ids => change(ids, true),
  });

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}>
      <Box sx={{ p: 1.5, pb: 1 }}>
        <SearchField label={translate('group.searchStudents')} value={search} onSearch={setSearch} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1,
          minHeight: 44,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Checkbox
          checked={areAllShown}
          indeterminate={selected.size > 0 && !areAllShown}
          disabled={students.length === 0}
          onChange={() =>
            change(
              students.map(student => student.customerId),
              !areAllShown,
            )
          }
          slotProps={{ input: { 'aria-label': translate('group.selectAllShown') } }}
        />
        <Typography variant="body2" role="status" sx={{ flex: 1, fontWeight: 550 }}>
          {selected.size > 0
            ? translate('group.selected', selected.size)
            : total !== undefined && translate('group.studentCount', total)}
        </Typography>
        {total !== undefined && total > students.length && (
          <Button size="small" disabled={selectAll.isBusy} onClick={() => void selectAll.run()}>
            {translate('list.selectAll', { total: total.toLocaleString() })}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 280, overflowY: 'auto' }}>
        {isPending &&
          Array.from({ length: 6 }, (_, row) => (
            <Box component="li" key={row} aria-hidden sx={{ px: 2, py: 1 }}>
              <Skeleton width={`${60 - row * 4}%`} />
            </Box>
          ))}
        {students.map(student => (
          <PickedStudent
            key={student.customerId}
            student={student}
            isSelected={selected.has(student.customerId)}
            onToggle={isOn => change([student.customerId], isOn)}
          />
        ))}
        {error && (
          <EmptyState
            size="part"
            tone="negative"
            title={problemText(error)}
            actions={<Button onClick={() => void refetch()}>{translate('app.retry')}</Button>}
          />
        )}
        {total === 0 && <EmptyState size="part" tone="neutral" title={translate('group.noStudents.title')} />}
        {hasNextPage && (
          <Box component="li" sx={{ p: 1, textAlign: 'center' }}>
            <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {translate('group.more', Math.min(limits.pageSize.max, (total ?? 0) - students.length))}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
