import { useTranslate } from 'ra-core';
import type { PremiumStudy } from '../../domain/entities/study.ts';
import { studyWeeks } from '../../domain/studyWeeks.ts';
import { Chart } from '../../engine/chart/Chart.tsx';
import { pointOfDays } from '../../engine/chart/pointOfDays.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

interface Props extends Pick<PremiumStudy, 'days'> {
  today: string;
  userId: string;
}

/** How far a student reached the target, week by week; a week leads to its records. */
export function WeeklyAttainment({ days, today, userId }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const weeks = studyWeeks(days, today);
  return (
    <Chart
      data={{
        title: translate('records.byWeek'),
        kind: 'bar',
        as: 'rate',
        points: weeks.map(({ since, until, mark }) =>
          pointOfDays({ since, until }, place, {
            mark,
            to: { screen: 'studyHistory', filter: { since, until, userId } },
          }),
        ),
        series: [
          {
            id: 'attainment',
            label: translate('resources.studyHistories.fields.attainmentRate'),
            tone: 'accent',
            values: weeks.map(({ attainment }) => attainment),
          },
        ],
      }}
    />
  );
}
