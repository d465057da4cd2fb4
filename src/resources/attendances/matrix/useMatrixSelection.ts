import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { contract } from '../../../contract/index.ts';
import { streamAll } from '../../../dataProvider/streamAll.ts';
import type { AttendanceReport } from '../../../domain/entities/attendance.ts';
import type { Period } from '../../../domain/period.ts';
import { limits } from '../../../domain/limits.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import type { SelectedStudent } from '../../students/StudentSelectionBar.tsx';
import type { MatrixQuery } from './useRows.ts';

const studentOf = ({ userId, customerId, name }: AttendanceReport): SelectedStudent => ({
  userId,
  customerId,
  name,
});

/** The selected students of the matrix by `userId`; they stay selected when others are searched for. */
export function useMatrixSelection(query: MatrixQuery) {
  const notify = useNotify();
  const problemText = useProblemText();
  const [selected, setSelected] = useState<ReadonlyMap<string, SelectedStudent>>(new Map());
  const [days, setDays] = useState<Period | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    selected,
    /** The days that were selected with them; null where none were. */
    days,
    setDays,
    isLoading,
    /** Selects a student, or no longer, or with `isOn` as it says. */
    toggle: useCallback(
      (record: AttendanceReport, isOn?: boolean) =>
        setSelected(before => {
          const after = new Map(before);
          if (isOn ?? !before.has(record.userId)) after.set(record.userId, studentOf(record));
          else after.delete(record.userId);
          return after;
        }),
      [],
    ),
    clear: useCallback(() => {
      setSelected(new Map());
      setDays(null);
    }, []),
    /** Selects all who are found, as many as a call for many takes. A failure is shown as a toast. */
    async selectAll() {
      setLoading(true);
      try {
        const found = (await streamAll(contract.attendances.reports, query)) as AttendanceReport[];
        setSelected(
          new Map(found.slice(0, limits.bulk.max).map(record => [record.userId, studentOf(record)])),
        );
      } catch (error) {
        notify(problemText(error), { type: 'error' });
      } finally {
        setLoading(false);
      }
    },
  };
}
export type MatrixSelection = ReturnType<typeof useMatrixSelection>;
