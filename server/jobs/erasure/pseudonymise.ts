import { and, eq, sql, type AnyColumn } from 'drizzle-orm';
import { systemGroup } from '../../core/inGroup.ts';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import {
  attentionMarks,
  audits,
  batches,
  batchRows,
  corrections,
  customers,
  dayNotes,
  excuses,
  moveRows,
  moves,
} from '../../database/schema/index.ts';
import { snakeCase } from '../../database/snakeCase.ts';
import { toErased, toPseudonyms, withErased, type Erased } from './toErased.ts';

/** What audit records of an erased person go on saying: states and rights. Everything else that was written about them is blanked. */
const keptValues = [
  'accountStatus',
  'registrationStatus',
  'invitationState',
  'deactivateOn',
  'attendanceStatus',
  'permissions',
  'managerId',
  'language',
] as const;

/** Replaces erased people's names in what others keep: audit records, corrections of other people, and migrations. */
export async function pseudonymise(db: Queryable, erased: Erased): Promise<void> {
  const { groupId, customerIds } = erased;
  // Also the academies that they were moved from and to have records about them.
  const moved = await db
    .selectDistinct({ customerId: moveRows.customerId, from: moves.fromGroupId, to: moves.toGroupId })
    .from(moveRows)
    .innerJoin(moves, and(eq(moves.groupId, moveRows.groupId), eq(moves.moveId, moveRows.moveId)))
    .where(and(eq(moveRows.groupId, systemGroup), inIds(moveRows.customerId, customerIds)));
  const places = new Map([
    [groupId, new Set(customerIds)],
    [systemGroup, new Set(customerIds)],
  ]);
  for (const { customerId, from, to } of moved)
    for (const place of [from, to]) places.set(place, (places.get(place) ?? new Set()).add(customerId));
  for (const [place, ids] of places) await pseudonymiseIn(db, place, [...ids]);
  await pseudonymiseValues(db, erased);
  await pseudonymiseMoves(db, customerIds);
}

/** What names people by id, in one of the academies that have records about them. */
async function pseudonymiseIn(db: Queryable, place: string, customerIds: readonly string[]): Promise<void> {
  const people = toPseudonyms(customerIds);
  await db.execute(sql`update ${audits} set
      target_name = p.pseudonym, reason = null, before = ${blanked(audits.before)}, after = ${blanked(audits.after)}
    from ${people} where ${audits.groupId} = ${place} and ${audits.targetId} = p.customer_id::text`);
  await db.execute(sql`update ${audits} set actor_name = p.pseudonym
    from ${people} where ${audits.groupId} = ${place} and ${audits.actorId} = p.customer_id`);
  await db
    .update(batchRows)
    .set({ customerId: null, before: null })
    .where(and(eq(batchRows.groupId, place), inIds(batchRows.customerId, customerIds)));
  for (const by of [
    batches.actorId,
    batches.undoneBy,
    attentionMarks.handledBy,
    dayNotes.createdBy,
    excuses.createdBy,
  ])
    await db.execute(sql`update ${by.table} set ${sql.identifier(snakeCase(by))} = null
      where group_id = ${place} and ${inIds(by, customerIds)}`);
}

/** What their own academy and the system wrote of what identifies them. */
async function pseudonymiseValues(db: Queryable, erased: Erased): Promise<void> {
  const { groupId } = erased;
  const people = toErased(erased);
  // A file or a sheet may be named after the only student in it.
  await db.execute(sql`update ${batches} set file_name = null from ${people}
    where ${batches.groupId} = ${groupId} and strpos(${batches.fileName}, p.name) > 0`);
  await db.execute(sql`update ${batchRows} set sheet = null from ${people}
    where ${batchRows.groupId} = ${groupId} and strpos(${batchRows.sheet}, p.name) > 0`);
  // Who exports what a search finds may have searched for them.
  for (const place of [groupId, systemGroup])
    await db.execute(sql`${withErased(erased)}
      update ${audits} set after = jsonb_set(${audits.after}, '{searchText}', ${quoted})
      from p where ${audits.groupId} = ${place} and ${audits.action} = 'list.export'
        and strpos(lower(p.name || ' ' || p.email || ' ' || p.phone), lower(${audits.after} ->> 'searchText')) > 0`);
  await db.execute(sql`update ${corrections} set corrected_by = p.pseudonym from ${people}
    where ${corrections.groupId} = ${groupId} and (
      exists (
        select 1 from ${audits} a where a.group_id = ${groupId} and a.actor_id = p.customer_id
          and a.target_id = ${corrections.customerId}::text and a.occurred_at = ${corrections.correctedAt}
      )
      or (${corrections.correctedBy} = p.name and not exists (
        select 1 from ${customers} o where o.group_id = ${groupId} and o.name = p.name
          and o.customer_id <> p.customer_id and o.kind <> 'STUDENT'
      ))
    )`);
}

/** Migrations of theirs, and those that they ordered, which are the system's. */
async function pseudonymiseMoves(db: Queryable, customerIds: readonly string[]): Promise<void> {
  const people = toPseudonyms(customerIds);
  await db.execute(sql`update ${moveRows} set name = p.pseudonym, email = p.pseudonym
    from ${people} where ${moveRows.groupId} = ${systemGroup} and ${moveRows.customerId} = p.customer_id`);
  for (const by of [moves.orderedBy, moves.rolledBackBy])
    await db.execute(sql`update ${moves} set ${sql.identifier(snakeCase(by))} =
        jsonb_set(jsonb_set(${by}, '{name}', ${quoted}), '{ipAddress}', '""')
      from ${people} where ${moves.groupId} = ${systemGroup} and ${by} ->> 'customerId' = p.customer_id::text`);
}

/** A pseudonym as JSON. `to_jsonb` and its like depend on the time zone for PostgreSQL, which Citus rejects in an update. */
const quoted = sql.raw(`('"' || p.pseudonym || '"')::jsonb`);

/** A record's values with only those left that say nothing about the person. */
const blanked = (values: AnyColumn) => sql`case when ${values} is null then null else (
    select coalesce(jsonb_object_agg(key, case
      when jsonb_typeof(value) in ('boolean', 'number') or key = any(${sql.param([...keptValues])}::text[]) then value
      else 'null'::jsonb end), '{}'::jsonb)
    from jsonb_each(${values})
  ) end`;
