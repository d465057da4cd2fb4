import { studentBody } from '../../contract/students.ts';
import type { Student } from '../../domain/entities/account.ts';
import { form } from '../../engine/form/definition.ts';
import { EmailInput } from '../accounts/EmailInput.tsx';
import { ConsentInput } from './ConsentInput.tsx';
import { ManagerInput } from '../accounts/ManagerInput.tsx';

/** What an academy may change of a student. */
export const studentForm = form<Student>({
  resource: 'students',
  schema: studentBody,
  i18nPrefix: 'accounts.students.sections',
  failed: 'accounts.editFailed',
  sections: [
    {
      key: 'account',
      fields: [
        'name',
        { source: 'email', input: EmailInput },
        { source: 'phone', input: 'phone' },
        'nickname',
        { source: 'gender', input: 'choice', choices: 'gender' },
        { source: 'birthday', input: 'date' },
      ],
    },
    {
      key: 'study',
      fields: [
        { source: 'managerId', input: ManagerInput, shows: 'managerName' },
        { source: 'targetSeconds', input: 'duration' },
      ],
    },
    {
      key: 'guardian',
      fields: [
        'guardianName',
        'guardianRelation',
        { source: 'guardianEmail', input: 'email' },
        { source: 'guardianPhone', input: 'phone' },
        { source: 'guardianConsent', input: ConsentInput },
      ],
    },
    { key: 'note', fields: [{ source: 'memo', input: 'multiline', wide: true }] },
  ],
});
