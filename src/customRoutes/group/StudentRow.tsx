import { Box, Checkbox, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import type { GroupStudent } from '../../domain/entities/account.ts';
import { PersonLines } from '../../ui/PersonLines.tsx';
import { writeDragged } from './drag.ts';

interface Props {
  student: GroupStudent;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  draggedIds: string[];
}

/** A student who can be selected and dragged. */
export function StudentRow({ student, isSelected, onToggle, draggedIds }: Props) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      draggable
      onDragStart={event => writeDragged(event.dataTransfer, draggedIds)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        cursor: 'grab',
        bgcolor: isSelected ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: isSelected ? 'action.selected' : 'action.hover' },
      }}
    >
      <Checkbox
        checked={isSelected}
        onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
        slotProps={{ input: { 'aria-label': translate('list.selectRow', { name: student.name }) } }}
      />
      <PersonLines name={student.name} email={student.email} py={1} />
      <Typography variant="caption" color="text.secondary" noWrap sx={{ maxWidth: 140, pr: 1 }}>
        {student.managerName ?? translate('group.nobody')}
      </Typography>
    </Box>
  );
}
