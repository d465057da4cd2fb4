import { accountFields, type AccountFieldName } from './accountFields.ts';

type Fields = typeof accountFields;
type SearchedAccountField = {
  [K in AccountFieldName]: Fields[K] extends { searched: true } ? K : never;
}[AccountFieldName];

/** The fields of an account that a search looks into. */
export const searchedAccountFields = Object.entries(accountFields)
  .filter(([, field]) => 'searched' in field)
  .map(([name]) => name) as SearchedAccountField[];
