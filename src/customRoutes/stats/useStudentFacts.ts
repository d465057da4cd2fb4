import { useTranslate } from 'ra-core';
import type { TargetTime } from '../../domain/entities/statistics.ts';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { formatNumber, formatRate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

export interface Fact {
  key: string;
  label: string;
  value: string;
  note: string;
}

/** What a student's report says above its chart, on the screen and on paper. */
export function useStudentFacts(): (data: TargetTime) => Fact[] {
  const translate = useTranslate();
  const place = useFormatContext();
  const duration = useDuration();
  const number = (value: number) => formatNumber(value, place);
  return data => {
    const attended = data.presentCount + data.absentCount;
    const values: Record<string, [value: string, note: object]> = {
      total: [duration(data.totalStudySeconds), { smart_count: data.studyDayCount }],
      average: [duration(data.avgStudySeconds), { group: duration(data.groupAvgStudySeconds) }],
      attainment: [
        formatRate(data.attainmentRate, place),
        { target: duration(data.targetSeconds), group: formatRate(data.groupAttainmentRate, place) },
      ],
      rank: [
        data.rank === 0
          ? translate('list.none')
          : translate('stats.report.place', { rank: number(data.rank) }),
        { smart_count: data.rankedCount },
      ],
      attendance: [
        attended === 0 ? translate('list.none') : formatRate(data.presentCount / attended, place),
        { present: number(data.presentCount), absent: number(data.absentCount) },
      ],
    };
    return Object.entries(values).map(([key, [value, note]]) => ({
      key,
      value,
      label: translate(`stats.report.${key}.label`),
      note: translate(`stats.report.${key}.note`, note),
    }));
  };
}
