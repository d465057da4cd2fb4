import { ProblemError } from '../core/problem.ts';

const emailTaken = () => new ProblemError('EMAIL_TAKEN', { fieldErrors: { email: 'errors.EMAIL_TAKEN' } });

/** What two requests can take at the same time, by the index that lets one of them have it. */
const byIndex: Record<string, () => ProblemError> = {
  customers_email: emailTaken,
  logins_group_id_email_pk: emailTaken,
  logins_administrator: emailTaken,
  logins_phone: () => new ProblemError('PHONE_TAKEN', { fieldErrors: { phone: 'errors.PHONE_TAKEN' } }),
  manager_roles_name: () =>
    new ProblemError('MANAGER_ROLE_TAKEN', { fieldErrors: { name: 'errors.MANAGER_ROLE_TAKEN' } }),
  groups_pkey: () =>
    new ProblemError('GROUP_ID_TAKEN', { fieldErrors: { groupId: 'errors.GROUP_ID_TAKEN' } }),
};

/** The refusal for a unique violation (23505) of something that a person chose, or null for any other error. */
export function takenProblem(error: unknown): ProblemError | null {
  const { code, constraint, message } = ((error as { cause?: object }).cause ?? error) as {
    code?: string;
    constraint?: string;
    message?: string;
  };
  if (code !== '23505') return null;
  return byIndex[constraint ?? indexOfShard(message)]?.() ?? null;
}

/** The index that Citus names in its message only, with the number of a shard. */
const indexOfShard = (message = '') => /unique constraint "(\w+?)_\d+"/.exec(message)?.[1] ?? '';
