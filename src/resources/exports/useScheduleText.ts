import { useTranslate } from 'ra-core';
import type { ExportFilters, ExportSchedule } from '../../domain/entities/exportSchedule.ts';

type When = Pick<ExportSchedule, 'frequency' | 'weekday' | 'monthDay' | 'hour'>;

/** What is said of a scheduled export: when it is sent, and what its rows are narrowed to. */
export function useScheduleText() {
  const translate = useTranslate();
  const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return {
    hourText,
    whenText: ({ frequency, weekday, monthDay, hour }: When) =>
      translate(`exports.when.${frequency}`, {
        weekday: translate(`choices.weekday.${weekday}`),
        day: monthDay,
        hour: hourText(hour),
      }),
    filterTexts: ({ unit, managerId, searchText }: ExportFilters, managerName: string | null) => [
      ...(unit ? [translate(`choices.chartUnit.${unit}`)] : []),
      ...(managerId
        ? [managerId === 'none' ? translate('accounts.students.withoutManager') : (managerName ?? '')]
        : []),
      ...(searchText ? [`“${searchText}”`] : []),
    ],
  };
}
