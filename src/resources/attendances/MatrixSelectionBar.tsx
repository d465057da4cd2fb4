import { useTranslate } from 'ra-core';
import type { Period } from '../../domain/period.ts';
import { limits } from '../../domain/limits.ts';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useCountText } from '../../engine/list/useCountText.ts';
import { ExcusedPeriod } from './excuses/ExcusedPeriod.ts';
import { StudentSelectionBar } from '../students/StudentSelectionBar.tsx';
import type { MatrixSelection } from './matrix/useMatrixSelection.ts';
import { useFirstRows, type MatrixQuery } from './matrix/useRows.ts';
import { excuseStudents, setTimesOfStudents } from './studentActions.ts';
import { useMatrixPlan } from './useMatrixPlan.ts';

const more = [excuseStudents, setTimesOfStudents];

interface Props {
  query: MatrixQuery;
  period: Period;
  selection: MatrixSelection;
}

/** What can be done to the selected students of the matrix. */
export function MatrixSelectionBar({ query, period, selection }: Props) {
  const translate = useTranslate();
  const countText = useCountText('students');
  const place = useFormatContext();
  const planOf = useMatrixPlan(query, period);
  const total = useFirstRows(query).data?.total ?? 0;
  const students = [...selection.selected.values()];
  const { days } = selection;
  const count = translate('list.selected', { count: countText(students.length) });
  return (
    <ExcusedPeriod value={days}>
      <StudentSelectionBar
        selected={students}
        text={days ? `${count} · ${formatPeriod(days, place)}` : count}
        selectAll={
          students.length < total
            ? {
                label: translate('list.selectAll', { count: countText(Math.min(total, limits.bulk.max)) }),
                onClick: () => void selection.selectAll(),
              }
            : null
        }
        isLoading={selection.isLoading}
        planOf={() => planOf({ userIds: students.map(({ userId }) => userId) })}
        endLabel={translate('list.unselect')}
        onEnd={selection.clear}
        more={more}
      />
    </ExcusedPeriod>
  );
}
