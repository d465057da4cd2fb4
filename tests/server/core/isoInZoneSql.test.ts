import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoInZoneSql } from '../../../server/core/isoInZoneSql.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { anyInstant, anyStudyClock } from '../../support/anyStudyClock.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

const test = openTestDatabase();
const anyZone = fc.oneof(
  anyStudyClock.map(({ zone }) => zone),
  fc.constantFrom('UTC', 'Europe/London', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia'),
);

it('writes an instant as the domain does, in every zone and where clocks change', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyZone,
      fc.array(anyInstant, { minLength: 40, maxLength: 40 }),
      async (zone, instants) => {
        const texts = sql.param(instants.map(instant => instant.toISOString()));
        const { rows } = await test.orm.execute<{ text: string }>(sql`
        select ${isoInZoneSql(sql`instant`, sql`${zone}::text`)} as text
        from unnest(${texts}::timestamptz[]) with ordinality as asked(instant, place) order by place`);
        expect(rows.map(({ text }) => text)).toEqual(instants.map(instant => isoInZone(instant, zone)));
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 30) },
  );
});

it('is null without an instant', async () => {
  const { rows } = await test.orm.execute(
    sql`select ${isoInZoneSql(sql`null::timestamptz`, sql`'Asia/Seoul'`)} as text`,
  );
  expect(rows).toEqual([{ text: null }]);
});
