import { and, eq, gte, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import pick from 'lodash/pick.js';
import type { Excuse } from '../../../src/domain/entities/excuse.ts';
import type { Period } from '../../../src/domain/period.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, excuseFiles, excuses } from '../../database/schema/index.ts';

type Row = typeof excuses.$inferSelect;

/** Who recorded an excuse. */
export const recorder = alias(customers, 'excuse_recorder');

/** What is said of a file. */
export const fileColumns = { contentType: excuseFiles.contentType, bytes: excuseFiles.bytes };
export const fileOf = and(
  eq(excuseFiles.groupId, excuses.groupId),
  eq(excuseFiles.excuseId, excuses.excuseId),
);

/** Excuses with the names of those who recorded them. */
export const selectExcuses = (db: Queryable) =>
  db
    .select({ excuse: excuses, createdBy: recorder.name, file: fileColumns })
    .from(excuses)
    .leftJoin(excuseFiles, fileOf)
    .leftJoin(
      recorder,
      and(eq(recorder.groupId, excuses.groupId), eq(recorder.customerId, excuses.createdBy)),
    );

/** Which excuses have a day in a period. */
export const touches = ({ since, until }: Period) =>
  and(gte(excuses.until, since), lte(excuses.since, until));

/** An excuse as responses contain it. */
export const toExcuse = (
  { excuse, createdBy, file }: { excuse: Row; createdBy: string | null; file: Excuse['file'] },
  timeZone: string,
): Excuse => ({
  ...pick(excuse, ['excuseId', 'since', 'until', 'reason', 'note', 'version']),
  createdBy,
  file,
  createdAt: isoInZone(excuse.createdAt, timeZone),
});

/** What the audit log says of an excuse: not its note, which may tell of an illness and is stored once. */
export const auditedExcuse = ({ since, until, reason }: Pick<Row, 'since' | 'until' | 'reason'>) => ({
  since,
  until,
  excuseReason: reason,
});

/** Whom and which days an audit record of an excuse is about. */
export const targetOf = (
  { customerId, name }: { customerId: string; name: string },
  { since, until }: { since: string; until: string },
) => ({
  kind: 'student' as const,
  id: customerId,
  name: `${name} · ${since === until ? since : `${since} – ${until}`}`,
});
