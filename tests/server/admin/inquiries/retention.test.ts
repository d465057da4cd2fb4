import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiries } from '../../../../server/database/schema/index.ts';
import { purge } from '../../../../server/jobs/purge.ts';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';
import { anInquiry } from './anInquiry.ts';

test('personal data of inquiries are gone after twelve months, and no sooner [S9.14]', async () => {
  const world = await createWorld({ now: '2031-01-31T12:00:00+09:00' });
  const { database, clock } = world;
  const ask = async () =>
    (await world.stranger().call(contract.inquiries.create, { body: anInquiry() })).body.id;
  const first = await ask();
  clock.advance({ seconds: 1 });
  const second = await ask();
  const left = async () => {
    await purge(world);
    const rows = await database.orm
      .select({ id: inquiries.inquiryId })
      .from(inquiries)
      .where(inArray(inquiries.inquiryId, [first, second]));
    return rows.map(({ id }) => id).toSorted();
  };
  clock.set('2032-01-31T12:00:00+09:00');
  expect(await left()).toEqual([first, second]);
  clock.set('2032-01-31T12:00:01+09:00');
  expect(await left()).toEqual([second]);
  clock.set('2032-01-31T12:00:02+09:00');
  expect(await left()).toEqual([]);
});
