import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { verifications } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import { codeIn, digitsIn, mailTo } from '../../../support/mailTo.ts';
import { newOwner, prepareOwner } from '../../../support/signUp.ts';
import { createWorld } from '../../../support/world.ts';

const { auth, session } = contract;

test('a stranger becomes the owner of an academy with 7 days of premium [S4.9 S4.10]', async () => {
  const world = await createWorld();
  const { visitor, body } = await prepareOwner(world);
  expect((await visitor.call(auth.groupIdExists, { query: { groupId: body.groupId } })).body.exists).toBe(
    false,
  );
  await visitor.call(auth.createOwner, { body });
  expect((await visitor.call(auth.groupIdExists, { query: { groupId: body.groupId } })).body.exists).toBe(
    true,
  );

  const login = { userId: body.userId, passwd: body.passwd };
  expect((await visitor.call(auth.login, { body: login })).body).toMatchObject({
    role: 'OWNER',
    initialized: false,
  });
  expect((await visitor.call(session.academies)).body).toMatchObject({
    title: body.academyName,
    plan: 'FREE',
  });
  expect((await visitor.call(auth.acceptSubscriptions)).body).toEqual({
    plan: 'FREE',
    userCount: 50,
    trialEndsOn: '2026-03-09',
  });
  expect((await visitor.call(session.academies)).body.planState).toBe('TRIAL');
  expect((await visitor.refused(auth.acceptSubscriptions)).body.code).toBe('ALREADY_ACCEPTED');

  await visitor.call(session.initialize);
  expect((await visitor.call(session.sessions)).body.initialized).toBe(true);
  expect((await visitor.refused(session.initialize)).body.code).toBe('ALREADY_INITIALIZED');
  expect((await mailTo(world, body.userId, 'welcome')).textBody).toContain(body.groupId);
});

test('a new academy has the time zone of the installation (TIME_ZONE)', async () => {
  const world = await createWorld({ env: { TIME_ZONE: 'America/New_York' } });
  const { visitor, body } = await prepareOwner(world);
  await visitor.call(auth.createOwner, { body });
  await visitor.call(auth.login, { body: { userId: body.userId, passwd: body.passwd } });
  expect((await visitor.call(session.academies)).body.timeZone).toBe('America/New_York');
});

test('completing the set-up without accepting the free premium starts it as well [S9.15]', async () => {
  const world = await createWorld();
  const { visitor, body } = await prepareOwner(world);
  await visitor.call(auth.createOwner, { body });
  await visitor.call(auth.login, { body: { userId: body.userId, passwd: body.passwd } });
  await visitor.call(session.initialize);
  expect((await visitor.call(session.academies)).body).toMatchObject({
    plan: 'FREE',
    planState: 'TRIAL',
    trialEndsOn: '2026-03-09',
  });
});

test('the mail’s code is stored as a hash, and is valid for 30 minutes [S9.9]', async () => {
  const world = await createWorld();
  const { userId: email } = newOwner();
  const visitor = world.stranger();
  await visitor.call(auth.requestEmail, { body: { email, language: 'en' } });
  const mail = await mailTo(world, email, 'signup');
  const code = codeIn(mail);
  expect(mail.textBody).toContain('http://console.test/auth/signup?code=');
  const kept = await world.database.orm.select().from(verifications).where(eq(verifications.subject, email));
  expect(JSON.stringify(kept)).not.toContain(code);

  expect((await visitor.call(auth.valid, { body: { code } })).body).toMatchObject({
    purpose: 'SIGNUP',
    email,
  });
  world.clock.advance({ minutes: 29, seconds: 59 });
  await visitor.call(auth.valid, { body: { code } });
  world.clock.advance({ seconds: 1 });
  expect((await visitor.refused(auth.verifyEmail, { body: { code } })).body.code).toBe('CODE_EXPIRED');
  expect((await visitor.refused(auth.valid, { body: { code } })).body.code).toBe('CODE_EXPIRED');
  expect((await visitor.refused(auth.verifyEmail, { body: { code: `${code}x` } })).body.code).toBe(
    'CODE_MISMATCH',
  );
});

test('opening the mail in time gives another 30 minutes for the form, once', async () => {
  const world = await createWorld();
  const visitor = world.stranger();
  const { userId: email } = newOwner();
  await visitor.call(auth.requestEmail, { body: { email, language: 'en' } });
  const code = codeIn(await mailTo(world, email, 'signup'));
  world.clock.advance({ minutes: 29 });
  await visitor.call(auth.verifyEmail, { body: { code } });
  world.clock.advance({ minutes: 29 });
  await visitor.call(auth.verifyEmail, { body: { code } });
  world.clock.advance({ minutes: 1 });
  expect((await visitor.refused(auth.verifyEmail, { body: { code } })).body.code).toBe('CODE_EXPIRED');
});

test('resending has to wait, and the response has the time [S8.8]', async () => {
  const world = await createWorld();
  const visitor = world.stranger();
  const body = { email: newOwner().userId, language: 'ko' as const };
  const { resendAvailableAt } = (await visitor.call(auth.requestEmail, { body })).body;
  expect(resendAvailableAt).toBe('2026-03-02T10:01:00+09:00');
  world.clock.advance({ seconds: 20 });
  const { status, body: problem } = await visitor.refused(auth.requestEmail, { body });
  expect({ status, code: problem.code, details: problem.details }).toEqual({
    status: 429,
    code: 'RESEND_WAIT',
    details: { time: 40 },
  });
  const first = codeIn(await mailTo(world, body.email, 'signup'));
  world.clock.advance({ seconds: 40 });
  await visitor.call(auth.requestEmail, { body });
  // Whichever mail arrives, its link works.
  await visitor.call(auth.verifyEmail, { body: { code: first } });
});

test('an email that is registered is refused at the first step and at the last', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const visitor = world.stranger();
  const refused = await visitor.refused(auth.requestEmail, { body: { email: owner.email, language: 'en' } });
  expect(refused.body).toMatchObject({ code: 'EMAIL_TAKEN', fieldErrors: { email: 'errors.EMAIL_TAKEN' } });

  const late = await prepareOwner(world);
  await (await world.academy()).manager({ email: late.body.userId });
  const problem = (await late.visitor.refused(auth.createOwner, { body: late.body })).body;
  expect(problem).toMatchObject({ code: 'EMAIL_TAKEN', fieldErrors: { userId: 'errors.EMAIL_TAKEN' } });
});

test('an academy ID or a phone number already in use is rejected at its field, and no input is lost [S8.8]', async () => {
  const world = await createWorld();
  const first = await prepareOwner(world);
  await first.visitor.call(auth.createOwner, { body: first.body });
  const second = await prepareOwner(world);
  const taken = { ...second.body, groupId: first.body.groupId };
  expect((await second.visitor.refused(auth.createOwner, { body: taken })).body).toMatchObject({
    code: 'GROUP_ID_TAKEN',
    fieldErrors: { groupId: 'errors.GROUP_ID_TAKEN' },
  });
  await second.visitor.call(auth.createOwner, { body: second.body });

  const { visitor, body } = await prepareOwner(world);
  const { phone, language } = first.body;
  world.clock.advance({ minutes: 2 });
  expect(
    (await visitor.refused(auth.requestPhone, { body: { emailCode: body.code, phone, language } })).body,
  ).toMatchObject({ code: 'PHONE_TAKEN', fieldErrors: { phone: 'errors.PHONE_TAKEN' } });
});

test('under 50 tries at once a code makes one academy', async () => {
  const world = await createWorld();
  const { body } = await prepareOwner(world);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      world
        .stranger()
        .send(auth.createOwner, { body: { ...body, groupId: `${body.groupId}`.slice(0, 16) + index } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(
    new Set(
      replies.filter(({ status }) => status !== 201).map(reply => (reply.body as { code: string }).code),
    ),
  ).toEqual(new Set(['CODE_USED']));
});

test('of two sign-ups with the same academy ID at once one succeeds', async () => {
  const world = await createWorld();
  const [a, b] = [await prepareOwner(world), await prepareOwner(world)];
  const replies = await Promise.all([
    a.visitor.send(auth.createOwner, { body: a.body }),
    b.visitor.send(auth.createOwner, { body: { ...b.body, groupId: a.body.groupId } }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('a creation that is sent twice with its key is made once', async () => {
  const world = await createWorld();
  const { visitor, body } = await prepareOwner(world);
  const given = { body, idempotencyKey: 'sign-up-once' + body.groupId };
  const first = await visitor.call(auth.createOwner, given);
  expect((await visitor.call(auth.createOwner, given)).body).toEqual(first.body);
});

test.each(['ageConsent', 'termsConsent', 'privacyConsent'] as const)(
  'no one signs up without %s [S5.9]',
  async consent => {
    const world = await createWorld();
    const { body } = await prepareOwner(world);
    const { body: problem } = await world
      .stranger()
      .refused(auth.createOwner, { body: { ...body, [consent]: false } });
    expect(problem.fieldErrors).toEqual({ [consent]: 'validation.mustAccept' });
  },
);

describe('the mobile number', () => {
  const begin = async () => {
    const world = await createWorld();
    const visitor = world.stranger();
    const owner = newOwner();
    await visitor.call(auth.requestEmail, { body: { email: owner.userId, language: 'en' } });
    const emailCode = codeIn(await mailTo(world, owner.userId, 'signup'));
    const request = { emailCode, phone: owner.phone, language: 'en' as const };
    await visitor.call(auth.requestPhone, { body: request });
    const code = digitsIn(await mailTo(world, owner.userId, 'phoneCode'));
    const attempt = (digits: string) => ({ body: { emailCode, phone: owner.phone, code: digits } });
    const wrong = code === '000000' ? '111111' : '000000';
    return { world, visitor, owner, request, code, attempt, wrong, emailCode };
  };

  test('wrong digits are answered and counted, and after five the code is worth nothing', async () => {
    const { visitor, code, attempt, wrong } = await begin();
    for (const attemptsLeft of [4, 3, 2, 1, 0])
      expect((await visitor.call(auth.verifyPhone, attempt(wrong))).body).toEqual({
        verified: false,
        attemptsLeft,
      });
    expect((await visitor.refused(auth.verifyPhone, attempt(code))).body.code).toBe('CODE_EXPIRED');
  });

  test('the digits are valid for five minutes', async () => {
    const { world, visitor, code, attempt } = await begin();
    world.clock.advance({ minutes: 5 });
    expect((await visitor.refused(auth.verifyPhone, attempt(code))).body.code).toBe('CODE_EXPIRED');
  });

  test('resending has to wait', async () => {
    const { visitor, request } = await begin();
    expect((await visitor.refused(auth.requestPhone, { body: request })).body).toMatchObject({
      code: 'RESEND_WAIT',
      details: { time: 60 },
    });
  });

  test('a phone number that was not verified, or by another sign-up, creates no academy', async () => {
    const { world, visitor, owner, emailCode } = await begin();
    const other = await prepareOwner(world, world.stranger(), { ...newOwner() });
    for (const phone of [owner.phone, other.body.phone])
      expect(
        (await visitor.refused(auth.createOwner, { body: { ...owner, phone, code: emailCode } })).body
          .fieldErrors,
      ).toEqual({ phone: 'validation.phoneUnverified' });
  });
});

test('with HIDE_UNKNOWN_EMAIL a used address gets the response of a free one, and its owner an email', async () => {
  const world = await createWorld({ env: { HIDE_UNKNOWN_EMAIL: '1' } });
  const { owner } = await world.academy();
  const ask = (email: string) =>
    world.stranger().send(auth.requestEmail, { body: { email, language: 'ko' } });
  const [taken, free] = [await ask(owner.email), await ask('nobody-yet@nowhere.example')];
  expect(taken).toMatchObject({ status: 200, body: free.body });
  const mail = await mailTo(world, owner.email, 'signupTaken');
  expect(mail.textBody).not.toContain('code=');
  // Waiting is the same, too.
  expect((await ask(owner.email)).body).toMatchObject({ code: 'RESEND_WAIT' });
});
