import { useTranslate } from 'ra-core';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { StudentSelectionBar } from '../../resources/students/StudentSelectionBar.tsx';
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
  const planOf = useWallPlan();
  const selected = students.filter(({ userId }) => chosen?.has(userId));
  const count = (of: readonly LiveStudent[]) => translate('wall.selection.count', { smart_count: of.length });
  return (
    <StudentSelectionBar
      selected={selected.map(({ customerId, userId, displayName }) => ({
        customerId,
        userId,
        name: displayName,
      }))}
      text={
        selected.length === 0
          ? translate('wall.selection.none')
          : translate('list.selected', { count: count(selected) })
      }
      selectAll={
        selected.length < students.length
          ? {
              label: translate('wall.selection.all', { count: count(students) }),
              onClick: () => select(students.map(({ userId }) => userId)),
            }
          : null
      }
      planOf={() => planOf(selected)}
      endLabel={translate('wall.selection.end')}
      onEnd={end}
    />
  );
}
