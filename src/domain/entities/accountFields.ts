import type { InferType, Schema } from 'yup';
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
  /** The rows of new accounts (grid, spreadsheet, API) that may have it, and what it is where a row leaves it out. */
  inRows?: readonly NewAccountKind[];
  initial?: string | null;
}
type NewAccountKind = 'student' | 'manager';

/**
 * What an academy writes down about a person, a student as well as a manager (specification, section 3): columns of
 * `customers` by the same name. Answers, bodies, sort orders, searches, changes and the audit log derive from this table.
 */
export const accountFields = {
  name: { answer: text, body: rules.name.required(), sortable: true, searched: true },
  email: { answer: text, body: rules.accountEmail.required(), sortable: true, searched: true },
  phone: {
    answer: text,
    body: rules.phone.defined(),
    sortable: true,
    searched: true,
    inRows: ['student', 'manager'],
    initial: '',
  },
  nickname: { answer: text, body: rules.nicknameOrNone.defined(), sortable: true, searched: true },
  gender: { answer: choice(genders), body: choice(genders), inRows: ['student'], initial: 'NONE' },
  birthday: { answer: maybe(date), body: maybe(rules.date), inRows: ['student'], initial: null },
  memo: { answer: text, body: rules.memo.defined(), inRows: ['student', 'manager'], initial: '' },
} as const satisfies Record<string, AccountField>;

type Fields = typeof accountFields;
export type AccountFieldName = keyof Fields;
type NamesWith<P> = { [K in AccountFieldName]: Fields[K] extends P ? K : never }[AccountFieldName];
/** The fields that rows of new accounts may have. */
type OptionalOf<K extends NewAccountKind> = {
  [N in AccountFieldName]: Fields[N] extends { inRows: readonly (infer R)[] }
    ? K extends R
      ? N
      : never
    : never;
}[AccountFieldName];
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

const optional = ({ body, initial }: AccountField) =>
  initial === null ? body.notRequired() : body.notRequired().nonNullable();
const optionalOf = (kind: NewAccountKind) => entries.filter(([, field]) => field.inRows?.includes(kind));

/** The body of a new account's row: its name and email, and what else a row of this kind may have. */
export const newAccountBodies = <K extends NewAccountKind>(kind: K) =>
  ({
    name: accountFields.name.body,
    email: accountFields.email.body,
    ...Object.fromEntries(optionalOf(kind).map(([name, field]) => [name, optional(field)])),
  }) as Pick<PartOf<'body'>, 'name' | 'email'> & {
    [N in OptionalOf<K>]: Schema<InferType<Fields[N]['body']> | undefined>;
  };

/** What a new account has in these fields, where its row leaves some out. */
export const newAccountValues = <K extends NewAccountKind>(
  kind: K,
  row: { [N in OptionalOf<K>]?: InferType<Fields[N]['body']> | undefined },
) =>
  Object.fromEntries(
    optionalOf(kind).map(([name, { initial }]) => [name, row[name as OptionalOf<K>] ?? initial]),
  ) as { [N in OptionalOf<K>]: InferType<Fields[N]['body']> };
