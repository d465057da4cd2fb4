import { Button, IconButton, Tooltip, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { mayCall } from '../../domain/mayCall.ts';
import { OpenedAction } from '../../engine/actions/OpenedAction.tsx';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { SelectionFrame } from '../../ui/SelectionFrame.tsx';
import { messageStudents } from '../../resources/notifications/compose/messageStudents.ts';
import { memoStudents } from '../../resources/students/memoStudents.ts';
import { useWallPlan } from './useWallPlan.ts';
import type { WallSelection } from './useWallSelection.ts';

interface Props {
  /** Those who are shown. */
  students: readonly LiveStudent[];
  selection: WallSelection;
}

/** What can be done to the selected students of the wall: a message, a note, a file. */
export function WallSelectionBar({ students, selection: { chosen, select, end } }: Props) {
  const translate = useTranslate();
  const { session } = useSession();
  const planOf = useWallPlan();
  const [opened, setOpened] = useState<typeof messageStudents | typeof memoStudents | null>(null);
  const selected = students.filter(({ userId }) => chosen?.has(userId));
  const actions = [messageStudents, memoStudents].filter(({ opens }) => mayCall(session, opens.call));
  const count = (of: readonly LiveStudent[]) => translate('wall.selection.count', { smart_count: of.length });
  return (
    <>
      <SelectionFrame count={selected.length}>
        <Typography role="status" variant="body2" sx={{ fontWeight: 600, px: 1 }}>
          {selected.length === 0
            ? translate('wall.selection.none')
            : translate('list.selected', { count: count(selected) })}
        </Typography>
        {selected.length < students.length && (
          <Button size="small" onClick={() => select(students.map(({ userId }) => userId))}>
            {translate('wall.selection.all', { count: count(students) })}
          </Button>
        )}
        {selected.length > 0 && (
          <>
            {actions.map(action => (
              <Button
                key={action.name}
                size="small"
                color="inherit"
                startIcon={<action.icon aria-hidden />}
                onClick={() => setOpened(action)}
              >
                {translate(`actions.${action.name}.label`)}
              </Button>
            ))}
            <PlanExportButton planOf={() => planOf(selected)} label="list.exportSelected" isSmall />
          </>
        )}
        <Tooltip title={translate('wall.selection.end')}>
          <IconButton size="small" onClick={end} aria-label={translate('wall.selection.end')}>
            <X size={17} aria-hidden />
          </IconButton>
        </Tooltip>
      </SelectionFrame>
      {opened && (
        <OpenedAction
          resource="students"
          action={opened}
          records={selected.map(({ customerId, userId, displayName }) => ({
            id: customerId,
            customerId,
            userId,
            name: displayName,
          }))}
          onClose={() => setOpened(null)}
          onDone={end}
        />
      )}
    </>
  );
}
