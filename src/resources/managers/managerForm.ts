import { managerBody } from '../../contract/managerBodies.ts';
import type { Manager } from '../../domain/entities/account.ts';
import { form } from '../../engine/form/definition.ts';
import { accountFormFields } from '../accounts/accountFormFields.ts';

/** What an academy may change of a manager. */
export const managerForm = form<Manager>({
  resource: 'managers',
  schema: managerBody,
  i18nPrefix: 'accounts.managers.sections',
  failed: 'accounts.editFailed',
  sections: [
    { key: 'account', fields: accountFormFields('manager', 'account') },
    { key: 'note', fields: accountFormFields('manager', 'note') },
  ],
});
