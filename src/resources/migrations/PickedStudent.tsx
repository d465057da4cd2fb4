import { Box, Checkbox } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { AdminStudent } from '../../contract/students.ts';
import { PersonLines } from '../../ui/PersonLines.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

interface Props {
  student: AdminStudent;
  isSelected: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A student who can be chosen. */
export function PickedStudent({ student, isSelected, onToggle }: Props) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected ? 'action.selected' : 'transparent',
      }}
    >
      <Checkbox
        checked={isSelected}
        onChange={event => onToggle(event.target.checked)}
        slotProps={{ input: { 'aria-label': translate('list.selectRow', { name: student.name }) } }}
      />
      <PersonLines name={student.name} email={student.email} py={0.75} />
      {student.accountStatus !== 'ACTIVE' && (
        <StatusChip kind="accountStatus" value={student.accountStatus} />
      )}
    </Box>
  );
}
