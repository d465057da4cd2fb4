import { useRecordContext, useTranslate } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';
import { guardianConsents } from '../../domain/choices.ts';
import type { Student } from '../../domain/entities/account.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

/** Whether the guardian agreed to receive reports by email, with the date of that and who recorded it. */
export function ConsentInput({ source }: { source: string }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const student = useRecordContext<Student & { id: string }>();
  const at = student?.guardianConsentAt;
  const by = student?.guardianConsentBy;
  return (
    <SelectInput
      source={source}
      choices={guardianConsents.map(id => ({ id, name: `choices.guardianConsent.${id}` }))}
      isRequired
      margin="none"
      helperText={
        at
          ? translate(by ? 'reports.consent.by' : 'reports.consent.byGuardian', {
              time: formatDateTime(at, place),
              name: by ?? '',
            })
          : 'reports.consent.help'
      }
    />
  );
}
