import { Checkbox } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { CSSProperties, MouseEvent } from 'react';
import { Link } from 'react-router';
import type { GroupStudent } from '../../domain/entities/account.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { pathOf } from '../../screens.ts';
import { writeDragged } from './drag.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

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
    <div
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-row={index}
      tabIndex={isActive ? 0 : -1}
      draggable={student !== undefined}
      onDragStart={event => writeDragged(event.dataTransfer, [...draggedIds])}
      style={style}
    >
      <div role="gridcell">
        <Checkbox
          checked={isSelected}
          onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
          slotProps={{
            input: { tabIndex: -1, 'aria-label': translate('list.selectRow', { name: student?.name ?? '' }) },
          }}
        />
      </div>
      <div role="gridcell" className="who">
        {student === undefined ? (
          <Skeleton width="40%" />
        ) : (
          <>
            <div className="name">
              {isLink ? (
                <Link to={pathOf('student', { id: student.customerId })} tabIndex={-1}>
                  {student.name}
                </Link>
              ) : (
                student.name
              )}
            </div>
            <div className="email">{student.email}</div>
          </>
        )}
      </div>
      <div role="gridcell" className="with">
        {student?.accountStatus === 'INACTIVE' && <StatusChip kind="accountStatus" value="INACTIVE" />}
        <span className="manager">{student && (student.managerName ?? translate('group.nobody'))}</span>
      </div>
    </div>
  );
}
