import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { contentFolder } from '../../support/contentFolder.ts';
import { prepareOwner, newOwner } from '../../support/signUp.ts';
import { createWorld, type WorldOptions } from '../../support/world.ts';

const { auth, session, audits } = contract;

async function signedUp(options: WorldOptions = {}) {
  const world = await createWorld(options);
  const { visitor, body } = await prepareOwner(world, undefined, { ...newOwner(), marketingConsent: true });
  await visitor.call(auth.createOwner, { body });
  await visitor.call(auth.login, { body: { userId: body.userId, passwd: body.passwd } });
  return { world, owner: visitor, body };
}

test('a sign-up keeps which version of the terms and the privacy policy was agreed to, and when', async () => {
  const { owner } = await signedUp({ env: { CONTENT_DIR: contentFolder() } });
  const { body } = await owner.call(session.consents, { query: { language: 'en' } });
  expect(body.documents).toEqual(
    ['terms', 'privacy'].map(document =>
      expect.objectContaining({ document, version: '2026-12-01', agreedVersion: '2026-12-01', isNew: false }),
    ),
  );
  expect(body.documents[0]).toMatchObject({ agreedAt: expect.stringContaining('2026-03-02T') });
  expect((await owner.call(session.me)).body.hasNewTerms).toBe(false);
});

test('a new version is shown to owners until they agree, and a replaced one cannot be agreed to', async () => {
  const { world, body } = await signedUp();
  const next = await createWorld({ env: { CONTENT_DIR: contentFolder() }, database: world.database });
  const owner = next.stranger();
  await owner.call(auth.login, { body: { userId: body.userId, passwd: body.passwd } });
  expect((await owner.call(session.me)).body.hasNewTerms).toBe(true);
  const shown = (await owner.call(session.consents, { query: { language: 'en' } })).body.documents;
  expect(shown[0]).toMatchObject({
    isNew: true,
    changes: 'Section 4 now names the hours of regular maintenance.',
  });
  const agree = (version: string) => ({
    body: { documents: shown.map(({ document }) => ({ document, version })) },
  });
  expect((await owner.refused(session.agree, agree('2026-01-01'))).body.code).toBe('STALE');
  const agreed = (await owner.call(session.agree, agree('2026-12-01'))).body.documents;
  expect(agreed.map(({ agreedVersion, isNew }) => [agreedVersion, isNew])).toEqual([
    ['2026-12-01', false],
    ['2026-12-01', false],
  ]);
  await owner.call(session.agree, agree('2026-12-01'));
  const [account] = await world.database.orm.select().from(customers).where(eq(customers.email, body.userId));
  // The former versions stay, and agreeing again adds nothing.
  expect(account!.consents.map(({ version }) => version)).toEqual([
    '2026-01-01',
    '2026-01-01',
    '2026-12-01',
    '2026-12-01',
  ]);
  expect((await owner.call(session.me)).body.hasNewTerms).toBe(false);
});

test('owners from before versions were kept are asked only about terms of a later day', async () => {
  const world = await createWorld({ env: { CONTENT_DIR: contentFolder() } });
  const asked = async (consentedAt: string | null) => {
    const { owner } = await world.academy();
    const set = { consents: [], consentedAt: consentedAt === null ? null : new Date(consentedAt) };
    await world.database.orm.update(customers).set(set).where(eq(customers.customerId, owner.customerId));
    return (await owner.call(session.me)).body.hasNewTerms;
  };
  expect(await asked('2026-11-30T00:00:00Z')).toBe(true);
  expect(await asked('2026-12-01T00:00:00Z')).toBe(false);
  expect(await asked(null)).toBe(false);
});

test('the consent to advertising is withdrawn and given again, with the dates and an audit record', async () => {
  const { world, owner } = await signedUp();
  world.clock.advance({ hours: 24 });
  const { body } = await owner.call(session.changeMarketingConsent, { body: { consent: false } });
  expect(body).toMatchObject({ marketingConsentAt: null, marketingWithdrawnAt: expect.any(String) });
  world.clock.advance({ hours: 24 });
  const again = (await owner.call(session.changeMarketingConsent, { body: { consent: true } })).body;
  expect(again.marketingConsentAt).toMatch(/^2026-03-04/);
  expect(again.marketingWithdrawnAt).toMatch(/^2026-03-03/);
  const log = (await owner.call(audits.list, {})).body.filter(({ action }) => action === 'profile.marketing');
  expect(log).toHaveLength(2);
});
