import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as yup from 'yup';
import type { Brand } from '../../src/domain/brand/brand.ts';
import { completeBrand } from '../../src/domain/brand/completeBrand.ts';
import { defaultBrand } from '../../src/domain/brand/defaultBrand.ts';
import { languages } from '../../src/domain/choices.ts';
import { readBrandPicture, type BrandFile } from './readBrandPicture.ts';

const words = yup
  .string()
  .strict()
  .trim('${path} must not begin or end with a space')
  .min(1, '${path} must not be empty')
  .max(60, '${path} must have at most 60 characters')
  .matches(/^[^\p{Cc}<>]*$/u, '${path} must not contain <, > or line breaks');
const address = yup
  .string()
  .strict()
  .test(
    'url',
    '${path} must be a URL that begins with https:// or http://',
    value => value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value)),
  );

/** One text for every language, or one for each. */
const localized = (each: yup.StringSchema) =>
  yup.lazy((value: unknown) =>
    value !== null && typeof value === 'object'
      ? yup
          .object(
            Object.fromEntries(languages.map(language => [language, each.required('${path} is missing')])),
          )
          .noUnknown('${path} has a language that does not exist: ${unknown}')
          .strict()
      : each.typeError('${path} must be a text, or a text for each language'),
  );

const schema = yup
  .object({
    name: localized(words),
    service: localized(words),
    color: yup
      .string()
      .strict()
      .matches(/^#[0-9a-f]{6}$/i, 'color must be a colour such as #1a7f5a'),
    mark: yup.string().strict(),
    favicon: yup.string().strict(),
    supportEmail: yup
      .string()
      .strict()
      .matches(/^[^@\s<>",]+@[^@\s<>",]+$/, 'supportEmail must be an email address'),
    helpUrl: localized(address),
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
  const given = parse(file);
  const files = (['mark', 'favicon'] as const).flatMap(name => {
    const picture = given[name];
    if (!picture) return [];
    const read = readBrandPicture(name, path.resolve(path.dirname(file), picture));
    given[name] = read.address;
    return [read];
  });
  return { brand: completeBrand(given), files };
}

function parse(file: string): Partial<Brand> {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read`);
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON`);
  }
  try {
    return schema.validateSync(given, { abortEarly: false }) as Partial<Brand>;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new Error(`${file}: ${error.errors.join('; ')}`, { cause: error });
  }
}
