import path from 'node:path';
import mapValues from 'lodash/mapValues.js';
import * as yup from 'yup';
import type { Brand, Localized } from '../../src/domain/brand/brand.ts';
import { completeBrand } from '../../src/domain/brand/completeBrand.ts';
import { defaultBrand } from '../../src/domain/brand/defaultBrand.ts';
import { brandPictures } from './brandPictures.ts';
import { localized } from './localized.ts';
import { readBrandPicture, type BrandFile } from './readBrandPicture.ts';
import { readJson } from './readJson.ts';
import { shownText } from './shownText.ts';

const address = yup
  .string()
  .strict()
  .test(
    'url',
    '${path} must be a URL that begins with https:// or http://',
    value => value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value)),
  );

const mostLinks = 10;
const link = yup
  .object({
    name: localized(shownText.required('${path} is missing')),
    url: localized(address.required('${path} is missing')),
  })
  .noUnknown('${path} has settings that do not exist: ${unknown}')
  .typeError('${path} must have a name and a url')
  .strict();

const schema = yup
  .object({
    name: localized(shownText),
    service: localized(shownText),
    color: yup
      .string()
      .strict()
      .matches(/^#[0-9a-f]{6}$/i, 'color must be a colour such as #1a7f5a'),
    mark: yup.string().strict(),
    favicon: yup.string().strict(),
    picture: localized(yup.string().strict()),
    pictureDark: localized(yup.string().strict()),
    sharePicture: localized(yup.string().strict()),
    supportEmail: yup
      .string()
      .strict()
      .matches(/^[^@\s<>",]+@[^@\s<>",]+$/, 'supportEmail must be an email address'),
    helpUrl: localized(address),
    links: yup
      .array()
      .of(link)
      .max(mostLinks, 'links must be at most ${max}')
      .typeError('links must be a list')
      .strict(),
    termsUrl: localized(address),
    privacyUrl: localized(address),
  })
  .noUnknown('it has settings that do not exist: ${unknown}')
  .strict();

interface ReadBrand {
  brand: Brand;
  /** The pictures that the server serves for it. */
  files: readonly BrandFile[];
}

/**
 * The brand of a `brand.json`, on top of the default one.
 *
 * @throws Error whose message says what is wrong with the file
 */
export function readBrand(file: string | undefined): ReadBrand {
  if (file === undefined) return { brand: defaultBrand, files: [] };
  const given = readJson(file, schema) as Partial<Brand>;
  const files: BrandFile[] = [];
  const addressOf = (name: keyof typeof brandPictures, picture: string) => {
    const read = readBrandPicture(name, path.resolve(path.dirname(file), picture), brandPictures[name]);
    files.push(read);
    return read.address;
  };
  for (const name of Object.keys(brandPictures) as (keyof typeof brandPictures)[]) {
    const picture: Localized | null | undefined = given[name];
    if (!picture) continue;
    const addresses =
      typeof picture === 'string'
        ? addressOf(name, picture)
        : mapValues(picture, each => addressOf(name, each));
    Object.assign(given, { [name]: addresses });
  }
  return { brand: completeBrand(given), files };
}
