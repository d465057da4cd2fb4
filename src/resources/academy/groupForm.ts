import { groupBody, type Group } from '../../domain/entities/group.ts';
import { form } from '../../engine/form/definition.ts';
import { AccentColorInput } from './AccentColorInput.tsx';
import { LogoInput } from './LogoInput.tsx';
import { DayStartInput } from './DayStartInput.tsx';
import { StudyDaysInput } from './StudyDaysInput.tsx';
import { TimeZoneInput } from './TimeZoneInput.tsx';

/** What an academy may change of itself (specification, section 3, group). */
export const groupForm = form<Group>({
  resource: 'groups',
  schema: groupBody,
  i18nPrefix: 'settings.info.sections',
  failed: 'settings.info.failed',
  sections: [
    {
      key: 'brand',
      fields: [
        { source: 'logoImageId', input: LogoInput, wide: true },
        { source: 'accentColor', input: AccentColorInput, wide: true },
      ],
    },
    {
      key: 'academy',
      fields: [
        'name',
        { source: 'type', input: 'choice', choices: 'groupType' },
        { source: 'phone', input: 'phone' },
        'registrationNumber',
        'postalCode',
        'address',
        { source: 'detailAddress', wide: true },
      ],
    },
    {
      key: 'study',
      fields: [
        { source: 'studyDays', input: StudyDaysInput, choices: 'weekday', wide: true },
        { source: 'timeZone', input: TimeZoneInput },
        { source: 'dayStartsAt', input: DayStartInput },
      ],
    },
  ],
});
