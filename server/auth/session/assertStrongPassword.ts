import { dictionary } from '@zxcvbn-ts/language-common';
import { ProblemError } from '../../core/problem.ts';

let common: ReadonlySet<string> | undefined;
/** What people add to a word that is too short or lacks a digit says little. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Refuses a password that is among the commonest, or that is made of the account's own email, name or academy ID.
 *
 * @throws ProblemError VALIDATION_FAILED next to the field.
 */
export function assertStrongPassword(
  field: string,
  password: string,
  { email, name, groupId }: { email: string; name: string; groupId: string },
): void {
  common ??= new Set(dictionary['passwords-common']);
  const refusal = (message: string) =>
    new ProblemError('VALIDATION_FAILED', { fieldErrors: { [field]: message } });
  if (common.has(password.toLowerCase())) throw refusal('validation.commonPassword');
  const own = [email.split('@')[0]!, email, name, groupId].map(bare).filter(text => text.length > 3);
  const given = bare(password);
  if (own.some(text => text.startsWith(given) || given.replaceAll(text, '').length < 3))
    throw refusal('validation.ownPassword');
}
