import { auditFields } from './auditFields.ts';
import { auditTargets } from './auditTargets.ts';

/** What was done, by whom and to what, in the history of a record and in the audit log. */
export const audits = {
  empty: { title: 'No changes yet', text: 'Changes to this account appear here.' },
  by: 'by %{name}',
  system: 'the system',
  nothing: '(empty)',
  image: '(image)',
  reason: 'Reason: %{reason}',
  fields: auditFields,
  targets: auditTargets,
  /** Why a sign-in was refused; the reasons of other refusals are said as errors. */
  causes: {
    PASSWORD: 'Wrong password',
    OTP: 'Wrong two-factor code',
    CURRENT_PASSWORD: 'Wrong current password',
    WAIT: 'Too many attempts',
  },
  formats: { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' },
  openTarget: 'Open',
  byActor: 'All actions by %{name}',
};
