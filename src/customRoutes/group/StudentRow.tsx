import { Box, Checkbox, Link, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { CSSProperties, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import type { GroupStudent } from '../../domain/entities/account.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { pathOf } from '../../screens.ts';
import { writeDragged } from './drag.ts';

interface Props {
  index: number;
  /** Undefined until it has come. */
  student: GroupStudent | undefined;
  /** Whether Tab leads to it. */
  isActive: boolean;
  isSelected: boolean;
  /** Whether the name leads to the student's page. */
  isLink: boolean;
  onToggle: (isRange: boolean) => void;
  draggedIds: readonly string[];
  style: CSSProperties;
}

/** A student who can be selected and dragged. */
export function StudentRow(props: Props) {
  const { index, student, isActive, isSelected, isLink, onToggle, draggedIds, style } = props;
  const translate = useTranslate();
  return (
    <Box
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-row={index}
      tabIndex={isActive ? 0 : -1}
      draggable={student !== undefined}
      onDragStart={event => writeDragged(event.dataTransfer, [...draggedIds])}
      style={style}
      sx={{
        position: 'absolute',
        top: 0,
        left: 0,
        right: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        cursor: 'grab',
        bgcolor: isSelected ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: isSelected ? 'action.selected' : 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box role="gridcell">
        <Checkbox
          checked={isSelected}
          onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
          slotProps={{
            input: { tabIndex: -1, 'aria-label': translate('list.selectRow', { name: student?.name ?? '' }) },
          }}
        />
      </Box>
      <Box role="gridcell" sx={{ flex: 1, minWidth: 0 }}>
        {student === undefined ? (
          <Skeleton variant="text" width="40%" />
        ) : (
          <>
            <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
              {isLink ? (
                <Link
                  component={RouterLink}
                  to={pathOf('student', { id: student.customerId })}
                  tabIndex={-1}
                  color="inherit"
                  underline="hover"
                >
                  {student.name}
                </Link>
              ) : (
                student.name
              )}
            </Typography>
            <Typography variant="caption" color="text.secondary" component="p" noWrap>
              {student.email}
            </Typography>
          </>
        )}
      </Box>
      <Box role="gridcell" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {student?.accountStatus === 'INACTIVE' && <StatusChip kind="accountStatus" value="INACTIVE" />}
        <Typography variant="caption" color="text.secondary" noWrap sx={{ maxWidth: 120, pr: 1 }}>
          {student && (student.managerName ?? translate('group.nobody'))}
        </Typography>
      </Box>
    </Box>
  );
}
