import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import omit from 'lodash/omit.js';
import { insertMany } from '../../database/insertMany.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { mailFiles, mails } from '../../database/schema/index.ts';
import type { Outgoing } from './outgoing.ts';
import { renderOutgoing, type MailConfig } from './renderOutgoing.ts';

export interface MailKey {
  groupId: string;
  mailId: string;
}

/** Writes emails into the outbox, in the transaction of the change. A job sends them. */
export async function enqueueMails(
  db: Queryable,
  outgoing: readonly Outgoing[],
  { now, config }: { now: Date; config: MailConfig },
): Promise<MailKey[]> {
  if (outgoing.length === 0) return [];
  const rendered = await renderOutgoing(db, outgoing, config);
  const rows = rendered.map(mail => ({ ...mail, mailId: mail.mailId ?? newId(now), createdAt: now }));
  await dropSuperseded(db, rows);
  await insertMany(
    db,
    mails,
    rows.map(row => omit(row, 'file')),
  );
  await insertMany(
    db,
    mailFiles,
    rows.flatMap(({ groupId, mailId, file }) =>
      file === undefined ? [] : [{ groupId, mailId, name: file.name, content: Buffer.from(file.content) }],
    ),
  );
  return rows.map(({ groupId, mailId }) => ({ groupId, mailId }));
}

type Rendered = Pick<
  typeof mails.$inferInsert,
  'groupId' | 'kind' | 'recipient' | 'secret' | 'unsubscribeUrl'
>;

/** Removes unsent mails whose link or code is replaced by a newer one to the same person. */
async function dropSuperseded(db: Queryable, rendered: readonly Rendered[]): Promise<void> {
  // Mails of a series that can be stopped each say something of their own.
  const replacing = rendered.filter(({ secret, unsubscribeUrl }) => secret !== null && !unsubscribeUrl);
  for (const some of Object.values(groupBy(replacing, ({ groupId, kind }) => `${groupId} ${kind}`))) {
    const { groupId, kind } = some[0]!;
    const recipients = some.map(({ recipient }) => recipient);
    await db
      .delete(mails)
      .where(
        and(
          eq(mails.groupId, groupId),
          eq(mails.kind, kind),
          inArray(mails.state, ['QUEUED', 'HELD']),
          isNotNull(mails.secret),
          sql`${mails.recipient} = any(${sql.param(recipients)}::text[])`,
        ),
      );
  }
}
