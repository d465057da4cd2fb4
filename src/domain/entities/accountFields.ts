import * as yup from 'yup';
import { genders, guardianConsents, type ChoiceKind } from '../choices.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { choice, date, maybe, text } from './fields.ts';

export const accountKinds = ['student', 'manager'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** How a cell of a new account is read. */
export type NewAccountCell = 'text' | 'email' | 'phone' | 'date' | 'choice';

interface AccountField {
  /** What answers carry. */
  answer: yup.Schema;
  /** What an academy may change it to. */
  body: yup.Schema;
  /** The same for managers, where they differ. */
  managerBody?: yup.Schema;
  /** The only kind of account that has it. */
  only?: AccountKind;
  /** The section of a form that it is in; the account's when absent. */
  section?: 'guardian' | 'note';
  /** Whether lists can be put in its order. */
  sortable?: true;
  /** Whether a search looks into it. */
  searched?: true;
  /** Whether two accounts with the same value are probably one person's: by itself, or if they have the same name. */
  identifies?: 'alone' | 'withName';
  /** Whether several students can be given the same at once. */
  shared?: true;
  /** Its column where accounts are created in a grid or from a file. */
  added?: {
    /** Which accounts have it there. */
    to: readonly AccountKind[];
    cell: NewAccountCell;
    /** The values of a `choice`. */
    choices?: ChoiceKind;
    /** What is stored when a row leaves it out; required fields have none. */
    initial?: string | null;
  };
}

const students = ['student'] as const;

/**
 * What an academy writes down about a person, a student as well as a manager (specification, section 3), and the guardian of
 * a student: columns of `customers` by the same name. Answers, bodies, forms, sort orders, searches, changes, imports and the audit log
 * derive from this table.
 */
export const accountFields = {
  name: {
    answer: text,
    body: rules.name.required(),
    sortable: true,
    searched: true,
    added: { to: accountKinds, cell: 'text' },
  },
  email: {
    answer: text,
    body: rules.accountEmail.required(),
    sortable: true,
    searched: true,
    added: { to: accountKinds, cell: 'email' },
  },
  phone: {
    answer: text,
    body: rules.phone.defined(),
    sortable: true,
    searched: true,
    identifies: 'alone',
    added: { to: accountKinds, cell: 'phone', initial: '' },
  },
  nickname: {
    answer: text,
    body: rules.nicknameOrNone.defined(),
    managerBody: yup.lazy(value => (value === '' ? yup.string() : rules.nickname)) as unknown as yup.Schema<
      string | undefined
    >,
    sortable: true,
    searched: true,
    added: { to: students, cell: 'text', initial: '' },
  },
  gender: {
    answer: choice(genders),
    body: choice(genders),
    managerBody: yup.string().oneOf(genders, 'validation.choice'),
    added: {
      to: students,
      cell: 'choice',
      choices: 'gender',
      initial: 'NONE',
    },
  },
  birthday: {
    answer: maybe(date),
    body: maybe(rules.date),
    identifies: 'withName',
    managerBody: rules.date.nullable(),
    added: { to: students, cell: 'date', initial: null },
  },
  memo: {
    answer: text,
    body: rules.memo.defined(),
    section: 'note',
    searched: true,
    shared: true,
    added: { to: accountKinds, cell: 'text', initial: '' },
  },
  guardianName: {
    answer: text,
    body: rules.maxLength(limits.name.max),
    only: 'student',
    section: 'guardian',
    added: { to: students, cell: 'text', initial: '' },
  },
  /** In their own words, such as mother. */
  guardianRelation: {
    answer: text,
    body: rules.maxLength(limits.name.max),
    only: 'student',
    section: 'guardian',
    added: { to: students, cell: 'text', initial: '' },
  },
  guardianEmail: {
    answer: text,
    body: rules.accountEmail,
    only: 'student',
    section: 'guardian',
    added: { to: students, cell: 'email', initial: '' },
  },
  guardianPhone: {
    answer: text,
    body: rules.phone,
    only: 'student',
    section: 'guardian',
    added: { to: students, cell: 'phone', initial: '' },
  },
  /** Whether the guardian has agreed to receive reports about the student by email. */
  guardianConsent: {
    answer: choice(guardianConsents),
    body: yup.string().oneOf(guardianConsents, 'validation.choice'),
    only: 'student',
    section: 'guardian',
    added: { to: students, cell: 'choice', choices: 'guardianConsent', initial: 'NO' },
  },
} as const satisfies Record<string, AccountField>;

type Fields = typeof accountFields;
export type AccountFieldName = keyof Fields;
type NamesWith<P> = { [K in AccountFieldName]: Fields[K] extends P ? K : never }[AccountFieldName];
type PartOf<P extends 'answer' | 'body'> = { [K in AccountFieldName]: Fields[K][P] };
type CommonFieldName = {
  [K in AccountFieldName]: Fields[K] extends { only: AccountKind } ? never : K;
}[AccountFieldName];
type ManagerBodies = {
  [K in CommonFieldName]: Fields[K] extends { managerBody: infer B } ? B : Fields[K]['body'];
};

const table: Record<string, AccountField> = accountFields;
const entries = Object.entries(table);
const common = entries.filter(([, { only }]) => only === undefined);
const partOf = <P extends 'answer' | 'body'>(part: P) =>
  Object.fromEntries(entries.map(([name, field]) => [name, field[part]])) as PartOf<P>;
const namesOf = (some: typeof entries) => some.map(([name]) => name);

export const accountFieldNames = namesOf(entries) as AccountFieldName[];
/** The fields that all kinds of accounts have, and those that only students have. */
export const commonFieldNames = namesOf(common) as CommonFieldName[];
export const studentFieldNames = namesOf(entries.filter(([, { only }]) => only === 'student')) as Exclude<
  AccountFieldName,
  CommonFieldName
>[];
/** What answers carry, of students. */
export const accountAnswers = partOf('answer');
export const commonAnswers = Object.fromEntries(common.map(([name, { answer }]) => [name, answer])) as Pick<
  PartOf<'answer'>,
  CommonFieldName
>;
export const accountBodies = partOf('body');
export const managerBodies = Object.fromEntries(
  common.map(([name, { body, managerBody = body }]) => [name, managerBody]),
) as ManagerBodies;
export const sortableAccountFields = entries
  .filter(([, { sortable }]) => sortable)
  .map(([name]) => name) as NamesWith<{ sortable: true }>[];
/** What several accounts can be given the same of, each of it optional. */
export const sharedAccountBodies = Object.fromEntries(
  entries.filter(([, { shared }]) => shared).map(([name, { body }]) => [name, body.optional()]),
) as { [K in NamesWith<{ shared: true }>]: yup.Schema<yup.InferType<Fields[K]['body']> | undefined> };
/** The fields by which two accounts are probably one person's. */
export const identifyingFields = (how: 'alone' | 'withName') =>
  entries.filter(([, { identifies }]) => identifies === how).map(([name]) => name as AccountFieldName);
