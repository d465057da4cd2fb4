import { useTranslate } from 'ra-core';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import type { PremiumStudy } from '../../domain/entities/study.ts';
import { Chart } from '../../engine/chart/Chart.tsx';
import { pointOfDays } from '../../engine/chart/pointOfDays.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

interface Props extends Pick<PremiumStudy, 'days'> {
  userId: string;
}

/** Study by day as bars with its target; a day leads to its records. */
export function DailyBars({ days, userId }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const today = useStudyToday();
  return (
    <Chart
      data={{
        title: translate('records.daily'),
        kind: 'bar',
        as: 'duration',
        points: days.map(({ date }) =>
          pointOfDays({ since: date, until: date }, place, {
            mark: today !== undefined && date >= today ? 'RUNNING' : undefined,
            to: { screen: 'studyHistory', filter: { since: date, until: date, userId } },
          }),
        ),
        series: [
          {
            id: 'study',
            label: translate('stats.columns.target.studySeconds'),
            tone: 'accent',
            values: days.map(({ totalStudySeconds }) => totalStudySeconds),
          },
          {
            id: 'target',
            label: translate('stats.columns.target.targetSeconds'),
            tone: 'positive',
            dashed: true,
            values: days.map(({ targetSeconds }) => targetSeconds),
          },
        ],
      }}
    />
  );
}
