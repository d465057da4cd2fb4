import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
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
export async function pseudonymise(db: Queryable, people: SQL): Promise<void> {
  // Also the academies that they were moved from and to have records about them.
  const places = sql`(
    select p.group_id, p.customer_id, p.pseudonym from ${people}
    union select m.from_group_id, p.customer_id, p.pseudonym from ${people}
      join ${moveRows} r on r.customer_id = p.customer_id
      join ${moves} m on m.group_id = r.group_id and m.move_id = r.move_id
    union select m.to_group_id, p.customer_id, p.pseudonym from ${people}
      join ${moveRows} r on r.customer_id = p.customer_id
      join ${moves} m on m.group_id = r.group_id and m.move_id = r.move_id
    union select '~system', p.customer_id, p.pseudonym from ${people}
  )`;
  await db.execute(sql`update ${audits} set
      target_name = p.pseudonym, reason = null, before = ${blanked(audits.before)}, after = ${blanked(audits.after)}
    from ${places} p
    where ${audits.groupId} = p.group_id and ${audits.targetId} = p.customer_id::text`);
  await db.execute(sql`update ${audits} set actor_name = p.pseudonym
    from ${places} p where ${audits.groupId} = p.group_id and ${audits.actorId} = p.customer_id`);
  await db.execute(sql`update ${batchRows} set customer_id = null, before = null
    from ${places} p where ${batchRows.groupId} = p.group_id and ${batchRows.customerId} = p.customer_id`);
  for (const by of [batches.actorId, batches.undoneBy])
    await db.execute(sql`update ${batches} set ${sql.identifier(snakeCase(by))} = null
      from ${places} p where ${batches.groupId} = p.group_id and ${by} = p.customer_id`);
  await db.execute(sql`update ${attentionMarks} set handled_by = null
    from ${places} p where ${attentionMarks.groupId} = p.group_id and ${attentionMarks.handledBy} = p.customer_id`);
  await db.execute(sql`update ${dayNotes} set created_by = null
    from ${places} p where ${dayNotes.groupId} = p.group_id and ${dayNotes.createdBy} = p.customer_id`);
  await db.execute(sql`update ${excuses} set created_by = null
    from ${places} p where ${excuses.groupId} = p.group_id and ${excuses.createdBy} = p.customer_id`);
  // A file or a sheet may be named after the only student in it.
  await db.execute(sql`update ${batches} set file_name = null from ${people}
    where ${batches.groupId} = p.group_id and strpos(${batches.fileName}, p.name) > 0`);
  await db.execute(sql`update ${batchRows} set sheet = null from ${people}
    where ${batchRows.groupId} = p.group_id and strpos(${batchRows.sheet}, p.name) > 0`);
  // Who exports what a search finds may have searched for them.
  await db.execute(sql`update ${audits} set after = jsonb_set(${audits.after}, '{searchText}', to_jsonb(p.pseudonym))
    from ${people} where ${audits.groupId} in (p.group_id, '~system') and ${audits.action} = 'list.export'
      and strpos(lower(concat_ws(' ', p.name, p.email, p.phone)), lower(${audits.after} ->> 'searchText')) > 0`);
  await db.execute(sql`update ${corrections} set corrected_by = p.pseudonym from ${people}
    where ${corrections.groupId} = p.group_id and (
      exists (
        select 1 from ${audits} a where a.group_id = p.group_id and a.actor_id = p.customer_id
          and a.target_id = ${corrections.customerId}::text and a.occurred_at = ${corrections.correctedAt}
      )
      or (${corrections.correctedBy} = p.name and not exists (
        select 1 from ${customers} o where o.group_id = p.group_id and o.name = p.name
          and o.customer_id <> p.customer_id and o.kind <> 'STUDENT'
      ))
    )`);
  await db.execute(sql`update ${moveRows} set name = p.pseudonym, email = p.pseudonym
    from ${people} where ${moveRows.customerId} = p.customer_id`);
  for (const by of [moves.orderedBy, moves.rolledBackBy])
    await db.execute(sql`update ${moves} set ${sql.identifier(snakeCase(by))} =
        ${by} || jsonb_build_object('name', p.pseudonym, 'ipAddress', '')
      from ${people} where ${by} ->> 'customerId' = p.customer_id::text`);
}

/** A record's values with only those left that say nothing about the person. */
const blanked = (values: AnyColumn) => sql`case when ${values} is null then null else (
    select coalesce(jsonb_object_agg(key, case
      when jsonb_typeof(value) in ('boolean', 'number') or key = any(${sql.param([...keptValues])}::text[]) then value
      else 'null'::jsonb end), '{}'::jsonb)
    from jsonb_each(${values})
  ) end`;
