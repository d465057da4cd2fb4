import { auditFields } from './auditFields.ts';
import { auditTargets } from './auditTargets.ts';

/** What was done, by whom and to what, in the history of a record and in the audit log. */
export const audits = {
  empty: { title: 'No changes yet', text: 'Changes to this account appear here.' },
  by: 'by %{name}',
  system: 'the system',
  nothing: 'nothing',
  image: 'an image',
  reason: 'Reason: %{reason}',
  fields: auditFields,
  targets: auditTargets,
  /** Why a sign-in was refused; the reasons of other refusals are said as errors. */
  causes: {
    PASSWORD: 'Wrong password',
    OTP: 'Wrong code of the second factor',
    CURRENT_PASSWORD: 'Wrong current password',
    WAIT: 'Too many tries',
  },
  formats: { xlsx: 'Excel', pdf: 'PDF' },
  openTarget: 'Open',
  byActor: 'Everything that %{name} did',
};
