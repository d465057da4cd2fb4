import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { defaultBrand } from '../../../src/domain/brand/defaultBrand.ts';
import { foreignBrand, writeBrand } from '../../support/foreignBrand.ts';

const read = (brand: object) => readConfig({ BRAND_FILE: writeBrand(brand) }).brand;

test('without a file the brand is the default one', () => {
  const { brand, mailFrom, supportUrl } = readConfig({});
  expect(brand).toBe(defaultBrand);
  expect(mailFrom).toBe('Studyroom Console <no-reply@localhost>');
  expect(supportUrl).toBeUndefined();
});

test('what a file does not give is the default; the service is called as the product, its icon is the mark', () => {
  const brand = read({ name: 'Focusly', mark: 'mark.svg' });
  expect(brand).toMatchObject({ name: 'Focusly', service: 'Focusly', color: defaultBrand.color });
  expect(brand.mark).toMatch(/^\/brand\/mark-[0-9a-f]{8}\.svg$/);
  expect(brand.favicon).toBe(brand.mark);
});

test('the sender and the support address come from the brand, unless they are set', () => {
  const BRAND_FILE = writeBrand();
  expect(readConfig({ BRAND_FILE })).toMatchObject({
    mailFrom: '"Focusly & Co" <no-reply@localhost>',
    supportUrl: 'mailto:help@focusly.example',
  });
  const set = { MAIL_FROM: 'X <x@y.example>', SUPPORT_URL: 'https://help.example/' };
  expect(readConfig({ BRAND_FILE, ...set })).toMatchObject({
    mailFrom: set.MAIL_FROM,
    supportUrl: set.SUPPORT_URL,
  });
});

test.each([
  [{ color: 'green' }, 'color must be a colour such as #1a7f5a'],
  [{ colour: '#123456' }, 'it has settings that do not exist: colour'],
  [{ name: { ko: '공간' } }, 'name.en is missing'],
  [{ name: { ko: '공간', en: 'Room', fr: 'Salle' } }, 'name has a language that does not exist: fr'],
  [{ name: 'A\nBcc: b' }, 'name must not contain <, > or line breaks'],
  [{ name: '' }, 'name must not be empty'],
  [{ name: 7 }, 'name must be a text, or a text for each language'],
  [{ supportEmail: 'help' }, 'supportEmail must be an email address'],
  [{ helpUrl: 'javascript:alert(1)' }, 'helpUrl must be a URL that begins with https:// or http://'],
  [{ links: 'https://a.example' }, 'links must be a list'],
  [{ links: [{ name: 'Billing' }] }, 'links[0].url is missing'],
  [
    { links: [{ name: 'Billing', url: 'javascript:alert(1)' }] },
    'links[0].url must be a URL that begins with',
  ],
  [{ links: [{ name: { ko: '결제' }, url: 'https://a.example' }] }, 'links[0].name.en is missing'],
  [
    { links: Array.from({ length: 11 }, () => ({ name: 'A', url: 'https://a.example' })) },
    'links must be at most 10',
  ],
  [{ mark: 'none.svg' }, 'mark cannot be read: '],
  [{ mark: 'mark.gif' }, 'mark must be an SVG or PNG file: '],
  [{ favicon: 'brand.png' }, 'favicon cannot be read: '],
  [{ picture: 'mark.svg' }, 'picture must be a WebP, JPEG or PNG file: '],
  [{ sharePicture: { ko: 'share.png', en: 'none.jpg' } }, 'sharePicture cannot be read: '],
  [{ pictureDark: 'text.webp' }, 'pictureDark is no WEBP picture: '],
])('%o is rejected with the reason in a sentence', (given, sentence) => {
  expect(() => read({ ...foreignBrand, ...given })).toThrow(sentence);
});

test('a file that is no JSON, or is not there, is refused', () => {
  const file = writeBrand();
  writeFileSync(file, '{ name: Focusly }');
  expect(() => readConfig({ BRAND_FILE: file })).toThrow(`BRAND_FILE: ${file} is not valid JSON`);
  const missing = path.join(path.dirname(file), 'other.json');
  expect(() => readConfig({ BRAND_FILE: missing })).toThrow(`BRAND_FILE: ${missing} cannot be read`);
});

test('a picture that does not match its file name is rejected', () => {
  const file = writeBrand({ mark: 'mark.png' });
  writeFileSync(path.join(path.dirname(file), 'mark.png'), '<svg/>');
  expect(() => readConfig({ BRAND_FILE: file })).toThrow('mark is no PNG picture');
});
