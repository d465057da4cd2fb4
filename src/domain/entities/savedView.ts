import * as yup from 'yup';
import { limits } from '../limits.ts';
import { flag, id, shape, text } from './fields.ts';

const { name, query } = limits.savedView;

/** What is stored of a list's filters under a name. `query` is JSON text of filters, order and page size. */
export const savedViewBody = shape({
  list: yup.string().max(name.max, 'validation.tooLong').required('validation.required'),
  name: yup
    .string()
    .trim('validation.required')
    .max(name.max, 'validation.tooLong')
    .required('validation.required'),
  shared: flag,
  query: yup.string().max(query.max, 'validation.tooLong').required('validation.required'),
});
export type SavedViewBody = yup.InferType<typeof savedViewBody>;

export const savedView = shape({
  viewId: id,
  list: text,
  name: text,
  shared: flag,
  query: text,
  /** Who saved it, and whether that is the caller. */
  ownerName: text,
  own: flag,
});
export type SavedView = yup.InferType<typeof savedView>;
