import type { Schema } from 'yup';
import { genders } from '../choices.ts';
import { rules } from '../rules.ts';
import { choice, date, maybe, text } from './fields.ts';

interface AccountField {
  /** What answers carry. */
  answer: Schema;
  /** What an academy may change it to. */
  body: Schema;
  /** Whether lists can be put in its order. */
  sortable?: true;
  /** Whether a search looks into it. */
  searched?: true;
}

/**
 * What an academy writes down about a person, a student as well as a manager (specification, section 3): columns of
 * `customers` by the same name. Answers, bodies, sort orders, searches, changes and the audit log derive from this table.
 */
export const accountFields = {
  name: { answer: text, body: rules.name.required(), sortable: true, searched: true },
  email: { answer: text, body: rules.accountEmail.required(), sortable: true, searched: true },
  phone: { answer: text, body: rules.phone.defined(), sortable: true, searched: true },
  nickname: { answer: text, body: rules.nicknameOrNone.defined(), sortable: true, searched: true },
  gender: { answer: choice(genders), body: choice(genders) },
  birthday: { answer: maybe(date), body: maybe(rules.date) },
  memo: { answer: text, body: rules.memo.defined() },
} as const satisfies Record<string, AccountField>;

type Fields = typeof accountFields;
export type AccountFieldName = keyof Fields;
type NamesWith<P> = { [K in AccountFieldName]: Fields[K] extends P ? K : never }[AccountFieldName];
type PartOf<P extends 'answer' | 'body'> = { [K in AccountFieldName]: Fields[K][P] };

const table: Record<string, AccountField> = accountFields;
const entries = Object.entries(table);
const partOf = <P extends 'answer' | 'body'>(part: P) =>
  Object.fromEntries(entries.map(([name, field]) => [name, field[part]])) as unknown as PartOf<P>;
const namesWith = (flag: 'sortable' | 'searched') =>
  entries.filter(([, field]) => field[flag] === true).map(([name]) => name);

export const accountFieldNames = Object.keys(accountFields) as AccountFieldName[];
export const accountAnswers = partOf('answer');
export const accountBodies = partOf('body');
export const sortableAccountFields = namesWith('sortable') as NamesWith<{ sortable: true }>[];
export const searchedAccountFields = namesWith('searched') as NamesWith<{ searched: true }>[];
