import * as yup from 'yup';

/** A setting that is a list, by commas or spaces, whose items all match. */
export const list = (pattern: RegExp, what: string) =>
  yup
    .array()
    .of(yup.string().test('item', '${path}: ${value} is not ' + what, value => pattern.test(value ?? '')))
    .transform((_, original: string) => original.split(/[\s,]+/).filter(each => each !== ''))
    .default([]) as unknown as yup.Schema<string[]>;
