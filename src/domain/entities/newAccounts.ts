import type { InferType, Schema } from 'yup';
import type { ChoiceKind } from '../choices.ts';
import {
  accountFieldNames,
  accountFields,
  type AccountFieldName,
  type AccountKind,
  type NewAccountCell,
} from './accountFields.ts';

type Fields = typeof accountFields;
type ValueOf<N extends AccountFieldName> = InferType<Fields[N]['body']>;
/** The fields that rows of new accounts may leave out. */
type OptionalOf<K extends AccountKind> = {
  [N in AccountFieldName]: Fields[N] extends { added: { to: readonly (infer R)[]; initial: string | null } }
    ? K extends R
      ? N
      : never
    : never;
}[AccountFieldName];

interface NewAccountField {
  name: AccountFieldName;
  body: Schema;
  to: readonly AccountKind[];
  cell: NewAccountCell;
  choices?: ChoiceKind;
  initial?: string | null;
}

const table = accountFieldNames.flatMap((name): NewAccountField[] => {
  const field = accountFields[name];
  return 'added' in field ? [{ name, body: field.body, ...field.added }] : [];
});

/** The columns of new accounts of a kind (grid, spreadsheet, API), in order. */
export const newAccountFields = (kind: AccountKind) => table.filter(({ to }) => to.includes(kind));

const bodyOf = ({ body, initial }: NewAccountField): Schema => {
  if (initial === undefined) return body;
  return initial === null ? body.notRequired() : body.notRequired().nonNullable();
};

/** The body of a new account's row: its name and email, and what else a row of this kind may have. */
export const newAccountBodies = <K extends AccountKind>(kind: K) =>
  Object.fromEntries(newAccountFields(kind).map(field => [field.name, bodyOf(field)])) as Pick<
    { [N in AccountFieldName]: Fields[N]['body'] },
    'name' | 'email'
  > & { [N in OptionalOf<K>]: Schema<ValueOf<N> | undefined> };

/** What a new account has in the fields that its row may leave out. */
export const newAccountValues = <K extends AccountKind>(
  kind: K,
  row: { [N in OptionalOf<K>]?: ValueOf<N> | undefined },
) =>
  Object.fromEntries(
    newAccountFields(kind)
      .filter(({ initial }) => initial !== undefined)
      .map(({ name, initial }) => [name, row[name as OptionalOf<K>] ?? initial]),
  ) as { [N in OptionalOf<K>]: ValueOf<N> };
