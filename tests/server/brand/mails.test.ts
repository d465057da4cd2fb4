import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../../../server/database/newId.ts';
import { deliver } from '../../../server/jobs/deliver.ts';
import { logoOf } from '../../../server/mail/logoOf.ts';
import { createTransport } from '../../../server/mail/transport.ts';
import { groups, images } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { textOn } from '../../../src/domain/brand/textOn.ts';
import { languages } from '../../../src/domain/choices.ts';
import { defaultNames, foreignBrand, writeBrand } from '../../support/foreignBrand.ts';
import { openMailServer } from '../../support/mailServer.ts';
import { pngOf } from '../../support/png.ts';
import { mailTo } from '../../support/mailTo.ts';
import { password } from '../../support/person.ts';
import { newOwner, prepareOwner } from '../../support/signUp.ts';
import { createWorld } from '../../support/world.ts';

const { auth, session } = contract;
/** In Korean the default name of the service is also the word for a study room. */
const ownNames = defaultNames.filter(name => name !== '스터디룸');

/** Signs an owner up, forgets the password, and reads every mail of it. */
async function mailsOf(env: Record<string, string>, language: (typeof languages)[number]) {
  const world = await createWorld({ env });
  const { visitor, body } = await prepareOwner(world, undefined, {
    ...newOwner(),
    language: language as 'ko',
  });
  await visitor.call(auth.createOwner, { body });
  await visitor.call(auth.requestReset, { body: { email: body.userId, language } });
  const kinds = ['signup', 'phoneCode', 'welcome', 'resetPassword'];
  return Promise.all(kinds.map(kind => mailTo(world, body.userId, kind)));
}

test.each(languages)('mails in %s carry the provider’s name and nowhere the default one', async language => {
  const name = foreignBrand.name[language];
  const [signup, ...others] = await mailsOf({ BRAND_FILE: writeBrand() }, language);
  expect(signup!.subject).toContain(`[${name}]`);
  expect(signup!.htmlBody).toContain(`background:${foreignBrand.color};color:${textOn(foreignBrand.color)}`);
  for (const { subject, textBody, htmlBody } of [signup!, ...others]) {
    expect(textBody).toContain(name);
    expect(htmlBody).toContain(name.replace('&', '&#38;'));
    for (const other of ownNames) expect(subject + textBody + htmlBody).not.toContain(other);
  }
});

test.each(languages)('mails in %s carry the default name without a brand', async language => {
  const name = { ko: '스터디룸 콘솔', en: 'Studyroom Console' }[language];
  for (const { textBody, htmlBody } of await mailsOf({}, language)) {
    expect(textBody).toContain(name);
    expect(htmlBody).toContain(name);
  }
});

test('an academy’s mails carry its name and its colour, with readable text on it', async () => {
  const world = await createWorld();
  const { owner } = await world.academy({ name: '새봄 <학원>' });
  await world.database.orm
    .update(groups)
    .set({ accentColor: '#FFEE00' })
    .where(eq(groups.groupId, owner.groupId));
  await world.stranger().call(auth.requestReset, { body: { email: owner.email, language: 'ko' } });
  const { htmlBody } = await mailTo(world, owner.email, 'resetPassword');
  expect(htmlBody).toContain('새봄 &#60;학원&#62;');
  expect(htmlBody).toContain('background:#FFEE00;color:#0e1014');
  expect(htmlBody).not.toContain('<img');
  // What is as dark as the page has an edge in dark mode.
  expect(htmlBody).not.toContain('class="dim"');
  await world.database.orm
    .update(groups)
    .set({ accentColor: '#111111' })
    .where(eq(groups.groupId, owner.groupId));
  world.clock.advance({ minutes: 2 });
  await world.stranger().call(auth.requestReset, { body: { email: owner.email, language: 'ko' } });
  const { htmlBody: dark } = await mailTo(world, owner.email, 'resetPassword');
  expect(dark).toMatch(/class="dim" style="[^"]*background:#111111;color:#ffffff/);
});

test('an academy’s logo is attached to its mails, as a small picture that every mail program knows', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy({ name: '새봄 "학원"' });
  const { orm } = world.database;
  const imageId = newId(world.clock());
  const content = await sharp(pngOf(600, 300)).webp().toBuffer();
  const image = { groupId, imageId, contentType: 'image/webp', width: 600, height: 300, content };
  await orm.insert(images).values({ ...image, createdBy: owner.customerId, createdAt: world.clock() });
  await orm.update(groups).set({ logoImageId: imageId }).where(eq(groups.groupId, groupId));
  await world.stranger().call(auth.requestReset, { body: { email: owner.email, language: 'ko' } });
  const mail = await mailTo(world, owner.email, 'resetPassword');
  expect(mail.htmlBody).toContain('<img src="cid:logo@console" alt="새봄 &#34;학원&#34;"');
  expect(mail.textBody).not.toContain('cid:');

  const server = await openMailServer(() => 'take');
  const transport = createTransport({ smtpUrl: server.url, mailFrom: 'a@b.example', demo: false });
  expect(await deliver({ ...world, transport }, mail, 0)).toBeNull();
  // Once the logo has been removed, its mails are sent without it.
  await orm.update(groups).set({ logoImageId: null }).where(eq(groups.groupId, groupId));
  expect(await logoOf(orm, mail)).toBeNull();
  transport.close();
  await server.close();
  const [message] = server.messages;
  expect(message).toMatch(/^Content-Type: multipart\/related/m);
  const encoded = /Content-Id: <logo@console>[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/i.exec(message!)![1]!;
  const { format, width, height } = await sharp(Buffer.from(encoded, 'base64')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 112, height: 56 });
});

test('an authenticator app names the account after the provider’s product', async () => {
  const world = await createWorld({ env: { BRAND_FILE: writeBrand() } });
  const { owner } = await world.academy();
  const { uri } = (await owner.call(session.startTwoFactor, { body: { currentPassword: password } })).body;
  expect(new URL(uri).searchParams.get('issuer')).toBe(foreignBrand.name.ko);
});
