import { addDays } from 'date-fns';
import { hashToken, newToken } from '../../core/token.ts';
import { insertMany } from '../../database/insertMany.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { reportLinks } from '../../database/schema/index.ts';

interface NewLink {
  customerId: string;
  /** The mail that carries it. */
  mailId?: string;
}

interface Of {
  groupId: string;
  week: string;
  now: Date;
  days: number;
  scheduled?: true;
}

/** Creates links to students' reports. Their codes are in the result alone: only hashes are stored. */
export async function createLinks(
  db: Queryable,
  { groupId, week, now, days, scheduled }: Of,
  students: readonly NewLink[],
) {
  const made = students.map(({ customerId, mailId }) => ({
    code: newToken(groupId),
    row: {
      groupId,
      linkId: newId(now),
      customerId,
      week,
      mailId: mailId ?? null,
      scheduled: scheduled ?? false,
      createdAt: now,
      expiresAt: addDays(now, days),
      revokedAt: null,
      openedAt: null,
    },
  }));
  await insertMany(
    db,
    reportLinks,
    made.map(({ code, row }) => ({ ...row, codeHash: hashToken(code) })),
  );
  return made;
}
