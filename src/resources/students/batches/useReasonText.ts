import { useTranslate } from 'ra-core';
import type { BatchDetails } from '../../../contract/batches.ts';

/** Says the key of a message, as refused rows have it, and the name of the field that it is about. */
export function useReasonText() {
  const translate = useTranslate();
  const labelOf = (field: string) => translate(`resources.students.fields.${field}`, { _: '' });
  const textOf = (
    { studentLimit }: Pick<BatchDetails, 'studentLimit'>,
    { field, reason }: { field: string; reason: string },
  ) => translate(reason, { field: labelOf(field), limit: studentLimit, _: translate('errors.UNKNOWN') });
  return { labelOf, textOf };
}
