import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { createTransport } from '../../../server/mail/transport.ts';
import { contract } from '../../../src/contract/index.ts';
import { languages } from '../../../src/domain/choices.ts';
import { foreignBrand, writeBrand } from '../../support/foreignBrand.ts';
import { openMailServer } from '../../support/mailServer.ts';
import { mailTo } from '../../support/mailTo.ts';
import { createWorld } from '../../support/world.ts';

const letter = {
  mailId: '0198-a',
  recipient: 'a@example.com',
  subject: 'S',
  textBody: 'T',
  htmlBody: '<p>H</p>',
};

async function sent(env: Record<string, string>) {
  const server = await openMailServer(() => 'take');
  const transport = createTransport(
    readConfig({ SMTP_URL: server.url, MAIL_FROM: 'c@focusly.example', ...env }),
  );
  await transport.send(letter);
  transport.close();
  await server.close();
  return server.messages[0]!;
}

test('mails are marked as automatic, have an id that stays the same at each attempt, and are replied to the support address', async () => {
  const message = await sent({ BRAND_FILE: writeBrand() });
  expect(message).toContain('Auto-Submitted: auto-generated');
  expect(message).toMatch(/^Message-ID: <0198-a@focusly\.example>/im);
  expect(message).toContain(`Reply-To: ${foreignBrand.supportEmail}`);
});

test('without a support address there is none to reply to', async () => {
  expect(await sent({})).not.toMatch(/^Reply-To/im);
});

test.each(languages)(
  'the plain text of mails in %s has links and no buttons, and the support address',
  async language => {
    const world = await createWorld({ env: { BRAND_FILE: writeBrand() } });
    const { owner } = await world.academy();
    await world.stranger().call(contract.auth.requestReset, { body: { email: owner.email, language } });
    const { textBody } = await mailTo(world, owner.email, 'resetPassword');
    expect(textBody).toMatch(/^http:\/\/console\.test\/\S+$/m);
    expect(textBody).toContain(foreignBrand.supportEmail);
    expect(textBody).not.toMatch(/button|버튼/);
  },
);
