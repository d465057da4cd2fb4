import { suppressions } from '../domain/entities/suppression.ts';
import { del, get } from './call.ts';

/** Which addresses of an account, the guardian's among them, get no emails any more, and why; they get them again from `allowEmail` on. */
export const studentSuppressions = {
  suppressions: get('/customers/students/:id/email-suppressions', 'VIEW_STUDENT', {
    returns: suppressions,
    added: true,
  }),
  allowEmail: del('/customers/students/:id/email-suppressions', 'VIEW_STUDENT', { added: true }),
};

/** The same of managers. */
export const managerSuppressions = {
  suppressions: get('/customers/managers/:id/email-suppressions', 'VIEW_MANAGER', {
    returns: suppressions,
    added: true,
  }),
  allowEmail: del('/customers/managers/:id/email-suppressions', 'VIEW_MANAGER', { added: true }),
};
