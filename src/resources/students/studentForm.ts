import { studentBody } from '../../contract/students.ts';
import type { Student } from '../../domain/entities/account.ts';
import { form } from '../../engine/form/definition.ts';
import { accountFormFields } from '../accounts/accountFormFields.ts';
import { ConsentInput } from './ConsentInput.tsx';
import { ManagerInput } from '../accounts/ManagerInput.tsx';

/** What an academy may change of a student. */
export const studentForm = form<Student>({
  resource: 'students',
  schema: studentBody,
  i18nPrefix: 'accounts.students.sections',
  failed: 'accounts.editFailed',
  sections: [
    { key: 'account', fields: accountFormFields('student', 'account') },
    {
      key: 'study',
      fields: [
        { source: 'managerId', input: ManagerInput, shows: 'managerName' },
        { source: 'targetSeconds', input: 'duration' },
      ],
    },
    {
      key: 'guardian',
      fields: accountFormFields('student', 'guardian', { guardianConsent: { input: ConsentInput } }),
    },
    { key: 'note', fields: accountFormFields('student', 'note') },
  ],
});
