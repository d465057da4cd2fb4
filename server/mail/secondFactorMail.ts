import type { Language } from '../../src/domain/choices.ts';
import type { ServerWords } from '../../src/i18n/en/server/index.ts';
import { serverWords } from '../core/serverWords.ts';
import type { customers } from '../database/schema/index.ts';
import { composeMail } from './composeMail.ts';

/** The change to the account's second factor. */
export type SecondFactorChange = keyof ServerWords['mails']['secondFactorChanges'];

type Kind = (typeof customers.$inferSelect)['kind'];

/** The security email about a change to the second factor. */
export function secondFactorMail(
  language: Language,
  change: SecondFactorChange,
  { name, url, kind }: { name: string; url: string; kind: Kind },
) {
  const { secondFactor, secondFactorReset, secondFactorChanges, resetBy } = serverWords[language].mails;
  return composeMail(change === 'twoFactorReset' ? secondFactorReset : secondFactor, {
    values: {
      name,
      what: secondFactorChanges[change],
      by: kind === 'MANAGER' ? resetBy.owner : resetBy.administrator,
    },
    url,
  });
}
