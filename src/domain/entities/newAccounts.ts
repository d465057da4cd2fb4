import type * as yup from 'yup';
import {
  accountFieldNames,
  accountFields,
  type AccountFieldName,
  type AccountKind,
  type NewAccountCell,
} from './accountFields.ts';
import type { ChoiceKind } from '../choices.ts';

type Fields = typeof accountFields;
type NamesOf<K extends AccountKind> = {
  [N in AccountFieldName]: Fields[N] extends { added: { to: readonly (infer U)[] } }
    ? K extends U
      ? N
      : never
    : never;
}[AccountFieldName];
type BodiesOf<K extends AccountKind> = {
  [N in NamesOf<K>]: Fields[N] extends { added: { body: infer B } } ? B : never;
};

interface NewAccountField {
  name: AccountFieldName;
  to: readonly AccountKind[];
  body: yup.Schema;
  cell: NewAccountCell;
  choices?: ChoiceKind;
  empty?: unknown;
}

const table = accountFieldNames.flatMap((name): NewAccountField[] => {
  const field = accountFields[name];
  return 'added' in field ? [{ name, ...field.added }] : [];
});

/** The columns of new accounts of a kind, in order. */
export const newAccountFields = (kind: AccountKind) => table.filter(({ to }) => to.includes(kind));

/** The schema of a new account's fields, by their names. */
export const newAccountBodies = <K extends AccountKind>(kind: K) =>
  Object.fromEntries(newAccountFields(kind).map(({ name, body }) => [name, body])) as unknown as BodiesOf<K>;

/** What is stored of a validated row beyond name and email: each field as it was given, or its empty value. */
export const newAccountValues = (kind: AccountKind, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    newAccountFields(kind)
      .filter(field => field.empty !== undefined)
      .map(({ name, empty }) => [name, row[name] ?? empty]),
  );
