import { useTranslate } from 'ra-core';
import { Chart } from '../../engine/chart/Chart.tsx';
import { pointOfDays } from '../../engine/chart/pointOfDays.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  days: readonly { date: string; seconds: number }[];
  title: string;
}

/** Study time day by day. */
export function UsageChart({ days, title }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  if (days.every(({ seconds }) => seconds === 0))
    return (
      <EmptyState
        size="part"
        tone="accent"
        drawing="records"
        title={translate('admin.activity.none.title')}
        text={translate('admin.activity.none.text')}
      />
    );
  return (
    <Chart
      data={{
        title,
        kind: 'bar',
        as: 'duration',
        points: days.map(({ date }) => pointOfDays({ since: date, until: date }, place, {})),
        series: [
          { id: 'studySeconds', label: title, tone: 'accent', values: days.map(({ seconds }) => seconds) },
        ],
      }}
    />
  );
}
