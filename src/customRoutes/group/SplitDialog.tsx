import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo, useCallback, useMemo, useState } from 'react';
import type { ManageGroup } from '../../domain/entities/account.ts';
import { splitEvenly, type StudentMove } from '../../domain/splitEvenly.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Selection } from './Selection.ts';

interface Props {
  managers: readonly ManageGroup[];
  selected: Selection;
  isBusy: boolean;
  onConfirm: (moves: StudentMove[]) => void;
  onClose: () => void;
}

/** Splits the selected students evenly among chosen managers, and says what each then has before it is done. */
export function SplitDialog({ managers, selected, isBusy, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const students = useMemo(
    () => [...selected].map(([customerId, managerId]) => ({ customerId, managerId })),
    [selected],
  );
  const { shares, moves } = splitEvenly(
    students,
    managers.filter(({ customerId }) => chosen.has(customerId)),
  );
  const movedCount = moves.reduce((sum, { customerIds }) => sum + customerIds.length, 0);
  const leavingCount = moves
    .filter(({ from }) => from !== null)
    .reduce((sum, { customerIds }) => sum + customerIds.length, 0);
  const toggle = useCallback(
    (id: string) =>
      setChosen(
        before => new Set(before.has(id) ? [...before].filter(each => each !== id) : [...before, id]),
      ),
    [],
  );
  return (
    <ConfirmDialog
      title={translate('group.split.title', selected.size)}
      text={translate('group.split.text')}
      confirmLabel={translate('group.split.confirm')}
      change={{ isBusy, problemText: null }}
      isReady={movedCount > 0}
      onConfirm={() => onConfirm(moves)}
      onClose={onClose}
    >
      <div>
        {managers.map(({ customerId, name, observer, assignedStudentCount }) => {
          const share = shares.find(({ managerId }) => managerId === customerId);
          return (
            <Box key={customerId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <ManagerChoice
                id={customerId}
                label={observer ? `${name} · ${translate('group.observer')}` : name}
                isChosen={chosen.has(customerId)}
                onToggle={toggle}
              />
              <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                {share
                  ? translate('group.split.share', { before: share.before, after: share.after })
                  : translate('group.studentCount', assignedStudentCount)}
              </Typography>
            </Box>
          );
        })}
        <Typography variant="body2" role="status" sx={{ mt: 1.5, fontWeight: 550 }}>
          {chosen.size > 0 &&
            translate('group.split.preview', {
              moved: translate('group.studentCount', movedCount),
              leaving: translate('group.studentCount', leavingCount),
            })}
        </Typography>
      </div>
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

/** Only the one that was chosen is rendered again. */
const ManagerChoice = memo(function ManagerChoice({ id, label, isChosen, onToggle }: ChoiceProps) {
  return (
    <FormControlLabel
      sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      control={<Checkbox checked={isChosen} onChange={() => onToggle(id)} />}
      label={label}
    />
  );
});
