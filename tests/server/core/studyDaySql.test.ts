import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { studyDateSql } from '../../../server/core/studyDateSql.ts';
import { studyDayStartSql } from '../../../server/core/studyDayStartSql.ts';
import { studyDateOf, studyDayBounds } from '../../../src/domain/studyDay.ts';
import { anyInstant, anyStudyClock } from '../../support/anyStudyClock.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

const test = openTestDatabase();

it('has the same study day for an instant and the same start of a day as the domain, where clocks change too', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyStudyClock,
      fc.array(anyInstant, { minLength: 40, maxLength: 40 }),
      async (clock, instants) => {
        const edges = instants.slice(0, 10).flatMap(instant => {
          const { start, end } = studyDayBounds(studyDateOf(instant, clock), clock);
          return [start, new Date(start.getTime() - 1), end, new Date(end.getTime() - 1)];
        });
        const requested = [...instants, ...edges];
        const texts = sql.param(requested.map(instant => instant.toISOString()));
        const { rows } = await test.orm.execute<{ date: string; start: number }>(sql`
        select date::text, (extract(epoch from ${studyDayStartSql(sql`date`, clock)}) * 1000)::float8 as start
        from (
          select ${studyDateSql(sql`instant`, clock)} as date, place
          from unnest(${texts}::timestamptz[]) with ordinality as asked(instant, place)
        ) dated order by place`);
        expect(rows).toEqual(
          requested.map(instant => {
            const date = studyDateOf(instant, clock);
            return { date, start: studyDayBounds(date, clock).start.getTime() };
          }),
        );
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 30) },
  );
});

it('returns null without an instant', async () => {
  const clock = {
    zone: 'Asia/Seoul',
    dayStartsAt: '09:00',
    former: [{ zone: 'Asia/Seoul', dayStartsAt: '06:00', until: '2026-03-03' }],
  };
  const { rows } = await test.orm.execute(sql`select ${studyDateSql(sql`null::timestamptz`, clock)} as date`);
  expect(rows).toEqual([{ date: null }]);
});

it('knows every time zone that the settings offer', async () => {
  const { rows } = await test.orm.execute<{ name: string }>(sql`select name from pg_timezone_names`);
  const known = new Set(rows.map(({ name }) => name));
  expect([...Intl.supportedValuesOf('timeZone'), 'UTC'].filter(zone => !known.has(zone))).toEqual([]);
});
