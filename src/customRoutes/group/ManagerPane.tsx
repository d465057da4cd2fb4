import { Box, Button, ButtonBase, Card, Typography } from '@mui/material';
import { ArrowLeft, Eye, UserCog, UserRoundX, UsersRound } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type DragEvent, type ReactNode } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { ManageGroup } from '../../domain/entities/account.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { dragType, readDragged } from './drag.ts';
import type { ManagerRef } from './useAssign.ts';

interface Props {
  chosen: string;
  onChoose: (managerId: string) => void;
  selectedIds: string[];
  onAssign: (manager: ManagerRef, studentIds: string[]) => void;
}

/** The managers with how many students each has: a filter for the students, and where they are dropped. */
export function ManagerPane({ chosen, onChoose, selectedIds, onAssign }: Props) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { data: counts } = useApi(contract.managers.groupCounts, {});
  const countOf = (of: number | undefined) =>
    of === undefined ? {} : { count: translate('group.studentCount', of) };
  const query = useApi(contract.managers.manageGroups, {}, { placeholderData: before => before });
  const shown = (managers: ManageGroup[]) =>
    managers.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(search.toLowerCase()));

  return (
    <Card component="section" aria-label={translate('group.managers')}>
      <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <SearchField label={translate('group.searchManagers')} value={search} onSearch={setSearch} isLocal />
      </Box>
      <Box
        sx={{
          p: 1,
          // On a phone the students are below: they are in sight, and stay where they are when the managers have come.
          height: { xs: 264, md: 'auto' },
          maxHeight: { md: 'calc(100dvh - 300px)' },
          overflowY: 'auto',
        }}
      >
        <ManagerOption
          isChosen={chosen === ''}
          onChoose={() => onChoose('')}
          icon={<UsersRound size={17} />}
          {...countOf(counts?.studentCount)}
        >
          {translate('group.everyone')}
        </ManagerOption>
        <ManagerOption
          isChosen={chosen === 'none'}
          onChoose={() => onChoose('none')}
          icon={<UserRoundX size={17} />}
          {...countOf(counts?.unassignedCount)}
        >
          {translate('group.unassigned')}
        </ManagerOption>
        <Box sx={{ height: '1px', bgcolor: 'divider', m: 1 }} />
        <QueryState query={query}>
          {({ content }) =>
            content.length === 0 ? (
              <EmptyState
                size="part"
                tone="accent"
                drawing="people"
                title={translate('group.noManagers.title')}
                text={translate('group.noManagers.text')}
              />
            ) : (
              shown(content).map(manager => (
                <ManagerRow
                  key={manager.customerId}
                  manager={manager}
                  isChosen={chosen === manager.customerId}
                  onChoose={() => onChoose(manager.customerId)}
                  selectedIds={selectedIds}
                  onAssign={onAssign}
                />
              ))
            )
          }
        </QueryState>
      </Box>
    </Card>
  );
}

interface RowProps extends Pick<Props, 'selectedIds' | 'onAssign'> {
  manager: ManageGroup;
  isChosen: boolean;
  onChoose: () => void;
}

function ManagerRow({ manager, isChosen, onChoose, selectedIds, onAssign }: RowProps) {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const isOpen = manager.accountStatus === 'ACTIVE';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const studentIds = readDragged(event.dataTransfer);
    if (studentIds.length > 0) onAssign(manager, studentIds);
  };
  return (
    <Box
      onDragOver={event => {
        if (!isOpen || !event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ borderRadius: 1, outline: isOver ? '2px solid' : 'none', outlineColor: 'primary.main', mb: 0.25 }}
    >
      <ManagerOption
        isChosen={isChosen}
        onChoose={onChoose}
        icon={manager.observer ? <Eye size={17} /> : <UserCog size={17} />}
        note={manager.observer ? translate('group.observer') : undefined}
        count={translate('group.studentCount', manager.assignedStudentCount)}
      >
        {manager.name}
      </ManagerOption>
      {selectedIds.length > 0 && isOpen && (
        <Button
          size="small"
          fullWidth
          startIcon={<ArrowLeft aria-hidden />}
          onClick={() => onAssign(manager, selectedIds)}
          sx={{ justifyContent: 'flex-start', pl: 4.5 }}
        >
          {translate('group.assignHere', { smart_count: selectedIds.length, name: manager.name })}
        </Button>
      )}
    </Box>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  icon: ReactNode;
  children: ReactNode;
  note?: string | undefined;
  count?: string;
}

function ManagerOption({ isChosen, onChoose, icon, children, note, count }: ChoiceProps) {
  return (
    <ButtonBase
      onClick={onChoose}
      aria-pressed={isChosen}
      sx={{
        width: '100%',
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1.25,
        px: 1.25,
        py: 1,
        borderRadius: 1,
        textAlign: 'left',
        bgcolor: isChosen ? 'action.selected' : 'transparent',
        color: isChosen ? 'primary.main' : 'text.primary',
        '&:hover': { bgcolor: isChosen ? 'action.selected' : 'action.hover' },
      }}
    >
      {icon}
      <Typography component="span" variant="body2" noWrap sx={{ flex: 1, fontWeight: isChosen ? 650 : 500 }}>
        {children}
        {note && (
          <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 0.75 }}>
            {note}
          </Typography>
        )}
      </Typography>
      {count && (
        <Typography component="span" variant="caption" color="text.secondary">
          {count}
        </Typography>
      )}
    </ButtonBase>
  );
}
