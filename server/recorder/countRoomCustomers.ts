import { sql, type SQL } from 'drizzle-orm';

/** Recounts people's stays in an academy's rooms from the stays and the study records: everyone's, or those of `whose` rows. */
export const countRoomCustomers = (groupId: string, whose: SQL = sql`true`): SQL[] => [
  sql`delete from room_customers where group_id = ${groupId} and ${whose}`,
  sql`with parts as (
      select room_id, customer_id, count(*) as stays, 0 as days, 0 as premium, 0 as total
      from room_users where group_id = ${groupId} and ${whose} group by 1, 2
      union all
      select room_id, customer_id, 0, count(*) filter (where visit_count > 0), sum(premium_seconds),
        sum(total_seconds)
      from study_records where group_id = ${groupId} and ${whose} group by 1, 2
    )
    insert into room_customers (group_id, room_id, customer_id, stay_count, day_count, premium_seconds, total_seconds)
    select ${groupId}, room_id, customer_id, sum(stays), sum(days), sum(premium), sum(total)
    from parts group by room_id, customer_id order by room_id, customer_id`,
];
