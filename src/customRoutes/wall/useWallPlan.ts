import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';
import type { DisplayName } from '../../engine/displays/displays.ts';
import { useExportPlan } from '../../engine/export/useExportPlan.ts';
import { pageExportOf } from '../../dataProvider/pageExportOf.ts';

const columns = {
  displayName: 'text',
  roomName: 'text',
  stopwatchStatus: 'stopwatchStatus',
  totalStudySeconds: 'duration',
  targetSeconds: 'duration',
  attainmentRate: 'rate',
} as const satisfies Partial<Record<keyof LiveStudent, DisplayName>>;

/** Makes the plan of a file of students of the wall as they are now. */
export function useWallPlan() {
  const translate = useTranslate();
  const planOf = useExportPlan();
  return (students: readonly LiveStudent[]) =>
    planOf(
      {
        rows: students as readonly Record<string, unknown>[],
        recorded: { ...pageExportOf(contract.study.live, { query: {} }), format: 'xlsx' },
      },
      translate('screens.studyStatus'),
      [
        ...Object.entries(columns).map(([source, as]) => ({
          source,
          as,
          header: translate(`resources.studyHistories.fields.${source}`),
        })),
        { source: 'enteredAt', as: 'dateTime' as const, header: translate('wall.details.enteredAt') },
      ],
      { summed: ['totalStudySeconds'] },
    );
}
