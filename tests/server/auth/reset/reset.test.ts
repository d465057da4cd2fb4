import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { codeIn, mailTo } from '../../../support/mailTo.ts';
import { password } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const { auth, session } = contract;
const newPassword = 'another2day';

const begin = async (env: Record<string, string> = {}) => {
  const world = await createWorld({ env });
  const academy = await world.academy();
  const visitor = world.stranger();
  const ask = { body: { email: academy.owner.email, language: 'en' as const } };
  return { world, academy, visitor, ask };
};

test('a forgotten password is replaced by the mail, and all sessions end [S4.11]', async () => {
  const { world, academy, visitor, ask } = await begin();
  const { owner } = academy;
  await owner.call(session.me);
  await visitor.call(auth.requestReset, ask);
  const mail = await mailTo(world, owner.email, 'resetPassword');
  expect(mail.htmlBody).toContain('http://console.test/auth/resetpw/new?code=');
  const code = codeIn(mail);
  expect((await visitor.call(auth.valid, { body: { code } })).body).toMatchObject({
    purpose: 'RESET_PASSWORD',
    email: owner.email,
  });
  await visitor.call(auth.resetPassword, { body: { code, password: newPassword } });

  expect((await owner.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  const login = (passwd: string) => ({ body: { userId: owner.email, passwd } });
  expect((await visitor.refused(auth.login, login(password))).body.code).toBe('LOGIN_FAILED');
  await visitor.call(auth.login, login(newPassword));
  expect((await visitor.refused(auth.resetPassword, { body: { code, password } })).body.code).toBe(
    'CODE_USED',
  );
  await mailTo(world, owner.email, 'passwordChanged');
});

test('under 50 tries at once a reset works once', async () => {
  const { world, academy, visitor, ask } = await begin();
  await visitor.call(auth.requestReset, ask);
  const code = codeIn(await mailTo(world, academy.owner.email, 'resetPassword'));
  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      world.stranger().send(auth.resetPassword, { body: { code, password: newPassword } }),
    ),
  );
  const codes = replies.map(({ status, body }) =>
    status === 204 ? 'done' : (body as { code: string }).code,
  );
  expect(codes.filter(each => each === 'done')).toHaveLength(1);
  expect(codes.filter(each => each === 'CODE_USED')).toHaveLength(49);
});

test('a reset by a later mail ends the earlier mail’s link, and 30 minutes end both', async () => {
  const { world, academy, visitor, ask } = await begin();
  await visitor.call(auth.requestReset, ask);
  const first = codeIn(await mailTo(world, academy.owner.email, 'resetPassword'));
  world.clock.advance({ minutes: 1 });
  await visitor.call(auth.requestReset, ask);
  const second = codeIn(await mailTo(world, academy.owner.email, 'resetPassword'));
  world.clock.advance({ minutes: 29 });
  expect((await visitor.refused(auth.resetPassword, { body: { code: first, password } })).body.code).toBe(
    'CODE_EXPIRED',
  );
  await visitor.call(auth.resetPassword, { body: { code: second, password: newPassword } });
  expect((await visitor.refused(auth.valid, { body: { code: first } })).body.code).toBe('CODE_USED');
});

test('an email that is not registered gets a message; one that was just sent waits [S8.7]', async () => {
  const { visitor, ask } = await begin();
  const unknown = { body: { email: 'nobody@nowhere.example', language: 'ko' as const } };
  expect((await visitor.refused(auth.requestReset, unknown)).body.code).toBe('EMAIL_NOT_REGISTERED');
  await visitor.call(auth.requestReset, ask);
  expect((await visitor.refused(auth.requestReset, ask)).body).toMatchObject({
    status: 429,
    code: 'EMAIL_ALREADY_SENT',
    details: { time: 60 },
  });
});

test('one address requests 30 emails in an hour, and no more', async () => {
  const { world, visitor } = await begin({ HIDE_UNKNOWN_EMAIL: '1' });
  const ask = (index: number) => ({ body: { email: `${index}@nowhere.example`, language: 'en' as const } });
  for (let index = 0; index < 30; index++) await visitor.call(auth.requestReset, ask(index));
  expect((await visitor.refused(auth.requestReset, ask(30))).body.code).toBe('TOO_MANY_REQUESTS');
  world.clock.advance({ seconds: 3_600 });
  await visitor.call(auth.requestReset, ask(31));
});

test('with HIDE_UNKNOWN_EMAIL an unknown address is answered as a known one', async () => {
  const { world, visitor, ask } = await begin({ HIDE_UNKNOWN_EMAIL: '1' });
  const unknown = { body: { email: `x${ask.body.email}`, language: 'ko' as const } };
  const answers = [];
  for (const each of [ask, unknown])
    answers.push(
      [await visitor.send(auth.requestReset, each), await visitor.send(auth.requestReset, each)].map(
        ({ status, body }) => ({ status, body }),
      ),
    );
  expect(answers[1]).toEqual(answers[0]);
  await expect(mailTo(world, unknown.body.email, 'resetPassword')).rejects.toThrow('No mail resetPassword');
});

test('a student, an invited manager and a deleted account have no password here to reset', async () => {
  const { academy, visitor } = await begin();
  const people = [
    await academy.student(),
    await academy.manager({ passwordHash: null, authenticatedAt: null }),
    await academy.manager({ accountStatus: 'DELETED' }),
  ];
  for (const { email } of people)
    expect((await visitor.refused(auth.requestReset, { body: { email, language: 'en' } })).body.code).toBe(
      'EMAIL_NOT_REGISTERED',
    );
});

test('the mail links to PUBLIC_URL, whatever host the request names', async () => {
  const { world, academy, visitor, ask } = await begin();
  await visitor.send(auth.requestReset, {
    ...ask,
    headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
  });
  const { textBody, htmlBody } = await mailTo(world, academy.owner.email, 'resetPassword');
  expect(textBody + htmlBody).not.toContain('evil.example');
  expect(new Set((textBody + htmlBody).match(/https?:\/\/[^/\s"<]+/g))).toEqual(
    new Set(['http://console.test']),
  );
});
