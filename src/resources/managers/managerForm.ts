import { managerBody } from '../../contract/managerBodies.ts';
import type { Manager } from '../../domain/entities/account.ts';
import { form } from '../../engine/form/definition.ts';
import { EmailInput } from '../accounts/EmailInput.tsx';

/** What an academy may change of a manager. */
export const managerForm = form<Manager>({
  resource: 'managers',
  schema: managerBody,
  i18nPrefix: 'accounts.managers.sections',
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
    { key: 'note', fields: [{ source: 'memo', input: 'multiline', wide: true }] },
  ],
});
