import { and, desc, eq } from 'drizzle-orm';
import { mails } from '../../server/database/schema/index.ts';
import type { World } from './world.ts';

/** The newest mail of a kind to an address. */
export async function mailTo({ database }: Pick<World, 'database'>, recipient: string, kind: string) {
  const [mail] = await database.orm
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind)))
    .orderBy(desc(mails.mailId))
    .limit(1);
  if (mail === undefined) throw new Error(`No mail ${kind} was sent to ${recipient}.`);
  return mail;
}

/** The code of the link in a mail. */
export function codeIn({ textBody }: { textBody: string }): string {
  const code = /[?&]code=([^\s&]+)/.exec(textBody)?.[1];
  if (code === undefined) throw new Error(`There is no code in: ${textBody}`);
  return decodeURIComponent(code);
}

/** The six digits in a mail. */
export const digitsIn = ({ textBody }: { textBody: string }) => /^\d{6}$/m.exec(textBody)![0];
