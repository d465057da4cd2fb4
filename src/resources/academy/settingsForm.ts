import type { InferType } from 'yup';
import { studySettingsBody } from '../../domain/entities/group.ts';
import { form } from '../../engine/form/definition.ts';
import { MinutesInput } from './MinutesInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TimeInput } from './TimeInput.tsx';

const on = <S extends string>(source: S) => ({ source, input: SwitchInput, wide: true }) as const;
const minutes = <S extends string>(source: S) => ({ source, input: MinutesInput }) as const;

/** An academy's feature settings (specification, section 3, abuse settings). */
export const settingsForm = form<InferType<typeof studySettingsBody>>({
  resource: 'studySettings',
  schema: studySettingsBody,
  i18nPrefix: 'settings.features.sections',
  failed: 'settings.features.failed',
  sections: [
    {
      key: 'camera',
      fields: [on('cameraOffRecordStop'), on('cameraOffNotification'), minutes('abuseTime')],
    },
    {
      key: 'absence',
      fields: [
        on('absenceDetection'),
        minutes('absenceDetectionInterval'),
        on('absenceNotification'),
        minutes('absenceNotificationInterval'),
      ],
    },
    { key: 'break', fields: [on('breakEnabled'), on('breakNotification')] },
    {
      key: 'quiet',
      fields: [
        { source: 'quietHoursStart', input: TimeInput },
        { source: 'quietHoursEnd', input: TimeInput },
      ],
    },
  ],
});
