import * as yup from 'yup';

/** A setting that is a URL with one of the schemes. */
export const url = (...schemes: string[]) =>
  yup
    .string()
    .test('url', '${path} must be a URL that begins with ' + schemes.join(' or '), value =>
      value === undefined ? true : URL.canParse(value) && schemes.some(scheme => value.startsWith(scheme)),
    );
