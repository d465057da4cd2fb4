import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/database/newId.ts';
import { mails } from '../../../server/database/schema/index.ts';
import { createOutbox } from '../../../server/demo/outbox/createOutbox.ts';
import { renderMail } from '../../../server/core/mail/renderMail.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

const test = openTestDatabase();
const config = { timeZone: 'Asia/Seoul', smtpUrl: undefined };
const get = (path: string, language = 'en') =>
  createOutbox(test.database, config).request(path, { headers: { 'Accept-Language': language } });
const page = async (path: string, language?: string) => (await get(path, language)).text();

const base = {
  groupId: '~system',
  kind: 'passwordReset',
  language: 'en' as const,
  ...renderMail(
    'en',
    {
      subject: 'A new password',
      title: 'A new password',
      lines: ['Hello.'],
      action: { label: 'Choose it', url: 'http://localhost:4100/auth/resetpw?code=a&b=c' },
    },
    { product: 'Study', supportEmail: null, sender: 'Study', color: '#123456', hasLogo: false, legal: [] },
  ),
};
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute));
const put = async (values: Partial<typeof mails.$inferInsert>, minute: number) => {
  const mail = {
    ...base,
    recipient: `${randomUUID()}@t.example`,
    ...values,
    mailId: newId(at(minute)),
    createdAt: at(minute),
  };
  await test.orm.insert(mails).values(mail);
  return mail;
};

describe('the outbox page', () => {
  it('has a message when there is nothing yet, in the reader’s language', async () => {
    expect(await page('/outbox')).toContain('No emails yet');
    expect(await page('/outbox', 'ko-KR,ko;q=0.9,en;q=0.8')).toContain('아직 메일이 없습니다');
    expect(await page('/outbox', 'ko;q=0.2,en;q=0.8')).toContain('<html lang="en">');
    expect(await page('/outbox', 'fr')).toContain('<html lang="en">');
  });

  describe('with mails', () => {
    let hostile: Awaited<ReturnType<typeof put>>;
    beforeAll(async () => {
      await put({ recipient: 'first@t.example' }, 0);
      hostile = await put(
        {
          recipient: '"><script>alert(1)</script>@t.example',
          subject: '<img src=x onerror=alert(1)>',
          textBody: 'See http://localhost:4100/auth/resetpw?code=x. Not javascript:alert(1) <b>bold</b>',
          htmlBody: '<html><head></head><body><script>alert(1)</script></body></html>',
          state: 'FAILED',
          failure: '550: <no>',
        },
        1,
      );
      await put({ recipient: 'last@t.example', state: 'SENT' }, 2);
    });

    it('lists them newest first, by the academy’s clock, with their states in words', async () => {
      const html = await page('/outbox');
      const order = ['last@t.example', 'onerror', 'first@t.example'].map(text => html.indexOf(text));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order[0]).toBeGreaterThan(0);
      for (const word of ['Sent', 'Waiting', 'Failed', '15:02:00']) expect(html).toContain(word);
      const korean = await page('/outbox', 'ko');
      for (const word of ['발송됨', '대기 중', '발송 실패']) expect(korean).toContain(word);
    });

    it('shows what people typed as text, and runs no scripts', async () => {
      for (const path of ['/outbox', `/outbox/~system/${hostile.mailId}`]) {
        const answer = await get(path);
        const html = await answer.text();
        expect(html).not.toMatch(/<script|<img|<b>|<no>/);
        const policy = answer.headers.get('Content-Security-Policy')!;
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toContain('script-src');
        const [, nonce] = /style-src 'nonce-([^']+)'/.exec(policy)!;
        expect(html).toContain(`<style nonce="${nonce}">`);
      }
    });

    it('shows the HTML of a mail in a sandbox without scripts, its links in new windows', async () => {
      const html = await page(`/outbox/~system/${hostile.mailId}`);
      expect(html).toMatch(/<iframe\s[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
      const body = await get(`/outbox/~system/${hostile.mailId}/body`);
      expect(body.headers.get('Content-Security-Policy')).toMatch(
        /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
      );
      expect(await body.text()).toContain('<head><base target="_blank">');
    });

    it('makes the addresses in the text clickable, and only those', async () => {
      const html = await page(`/outbox/~system/${hostile.mailId}`);
      expect(html).toContain('<a href="http://localhost:4100/auth/resetpw?code=x" target="_blank"');
      expect(html).not.toContain('href="javascript');
    });

    it('returns 404 for unknown mails', async () => {
      for (const path of [
        `/outbox/other/${hostile.mailId}`,
        '/outbox/~system/x',
        `/outbox/~system/${randomUUID()}`,
      ]) {
        expect((await get(path)).status).toBe(404);
        expect((await get(`${path}/body`)).status).toBe(404);
      }
    });

    it('shows fifty at a time and leads to the older ones', async () => {
      for (let minute = 3; minute < 60; minute++) await put({ recipient: `m${minute}@t.example` }, minute);
      const first = await page('/outbox');
      expect(first).toContain('m59@t.example');
      expect(first).not.toContain('m9@t.example');
      const [, older] = /href="\/dev(\/outbox\?before=[^"]+)"/.exec(first)!;
      const second = await page(older!);
      expect(second).toContain('m9@t.example');
      expect(second).toContain('first@t.example');
      expect(second).not.toContain('m10@t.example');
      expect(second).not.toContain('before=');
    });
  });
});
