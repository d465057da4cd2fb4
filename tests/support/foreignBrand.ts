import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pngOf } from './png.ts';
import { defaultBrand } from '../../src/domain/brand/defaultBrand.ts';

/** A provider's own brand as `brand.json` has it. */
export const foreignBrand = {
  name: { ko: '집중공간 매니저', en: 'Focusly & Co' },
  service: { ko: '집중공간', en: 'Focusly' },
  color: '#0A7A5A',
  mark: 'mark.svg',
  supportEmail: 'help@focusly.example',
  termsUrl: 'https://focusly.example/terms',
  privacyUrl: { ko: 'https://focusly.example/ko/privacy', en: 'https://focusly.example/privacy' },
  helpUrl: 'https://help.focusly.example/',
  links: [
    { name: { ko: '결제', en: 'Billing' }, url: 'https://pay.focusly.example/' },
    { name: 'Blog', url: { ko: 'https://focusly.example/ko', en: 'https://focusly.example/en' } },
  ],
};

/** Writes a `brand.json` with its mark into a folder of its own, and returns its path. */
export function writeBrand(brand: object = foreignBrand): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-brand-'));
  writeFileSync(path.join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
  writeFileSync(path.join(folder, 'share.png'), pngOf(8, 8));
  writeFileSync(path.join(folder, 'text.webp'), 'RIFF');
  writeFileSync(path.join(folder, 'brand.json'), JSON.stringify(brand));
  return path.join(folder, 'brand.json');
}

/** Every name of the default brand that no other product may show. */
export const defaultNames = [defaultBrand.name, defaultBrand.service].flatMap(each => Object.values(each));
