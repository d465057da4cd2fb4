import * as yup from 'yup';
import { limits } from '../limits.ts';
import { choice, flag, id, shape, text } from './fields.ts';

const { name, query } = limits.savedView;

/** The lists of the console, by the names of their resources. */
export const listNames = [
  'students',
  'batches',
  'managers',
  'rooms',
  'roomHistories',
  'studyHistories',
  'attendances',
  'excuses',
  'attention',
  'templates',
  'notifications',
  'audits',
  'inquiries',
  'academies',
  'migrations',
  'academyActivity',
  'adminStudents',
  'adminAudits',
] as const;
export type ListName = (typeof listNames)[number];

/** What is stored of a list's filters under a name. `query` is JSON text of filters, order and page size. */
export const savedViewBody = shape({
  list: choice(listNames),
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
