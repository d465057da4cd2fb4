import { Button, IconButton, Tooltip, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { mayCall } from '../../domain/mayCall.ts';
import { OpenedAction } from '../../engine/actions/OpenedAction.tsx';
import type { ExportPlan } from '../../engine/export/plan.ts';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { SelectionMenu } from '../../engine/list/SelectionMenu.tsx';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { SelectionFrame } from '../../ui/SelectionFrame.tsx';
import { messageStudents } from '../notifications/compose/messageStudents.ts';
import { memoStudents } from './memoStudents.ts';

export interface SelectedStudent {
  customerId: string;
  userId: string;
  name: string;
}

type StudentsAction = typeof messageStudents | typeof memoStudents;
const everywhere: readonly StudentsAction[] = [messageStudents, memoStudents];

interface Props {
  selected: readonly SelectedStudent[];
  /** How many are selected. */
  text: string;
  /** Selects everyone who is shown or found; null when they are selected. */
  selectAll: { label: string; onClick: () => void } | null;
  /** Whether those who are to be selected are being loaded. */
  isLoading?: boolean;
  planOf: () => ExportPlan;
  endLabel: string;
  onEnd: () => void;
  /** What can be done besides. */
  more?: readonly StudentsAction[];
}

/** What can be done to selected students on screens that are no lists: a message, a memo, a file, and more. */
export function StudentSelectionBar({
  selected,
  text,
  selectAll,
  isLoading = false,
  planOf,
  endLabel,
  onEnd,
  more = [],
}: Props) {
  const translate = useTranslate();
  const { session } = useSession();
  const isPhone = useIsPhone();
  // An action keeps its students: what became of them is read when they are selected no longer.
  const [opened, setOpened] = useState<{
    action: StudentsAction;
    students: readonly SelectedStudent[];
  } | null>(null);
  const allowed = [...everywhere, ...more].filter(({ opens }) => mayCall(session, opens.call));
  const actions = selected.length === 0 ? [] : allowed;
  const open = (action: StudentsAction) => setOpened({ action, students: selected });
  return (
    <>
      <SelectionFrame count={selected.length} isOneLine>
        <Typography
          role="status"
          variant="body2"
          noWrap={isPhone}
          sx={{ fontWeight: 600, px: 1, minWidth: 0 }}
        >
          {text}
        </Typography>
        {isPhone && (actions.length > 0 || selectAll !== null) && (
          <SelectionMenu
            label="list.actions"
            actions={actions}
            isDisabled={isLoading}
            onOpen={action => open(action as StudentsAction)}
            selectAll={selectAll}
          />
        )}
        {!isPhone && selectAll !== null && (
          <Button size="small" onClick={selectAll.onClick} disabled={isLoading}>
            {selectAll.label}
          </Button>
        )}
        {!isPhone &&
          actions.map(action => (
            <Button
              key={action.name}
              size="small"
              color="inherit"
              startIcon={<action.icon aria-hidden />}
              disabled={isLoading}
              onClick={() => open(action)}
            >
              {translate(`actions.${action.name}.label`)}
            </Button>
          ))}
        {selected.length > 0 && (
          <PlanExportButton planOf={planOf} label="list.exportSelected" isSmall isIcon={isPhone} />
        )}
        <Tooltip title={endLabel}>
          <IconButton size="small" onClick={onEnd} aria-label={endLabel}>
            <X size={17} aria-hidden />
          </IconButton>
        </Tooltip>
      </SelectionFrame>
      {opened && (
        <OpenedAction
          resource="students"
          action={opened.action}
          records={opened.students.map(student => ({ id: student.customerId, ...student }))}
          onClose={() => setOpened(null)}
          onDone={onEnd}
        />
      )}
    </>
  );
}
