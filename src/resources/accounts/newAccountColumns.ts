import { choices } from '../../domain/choices.ts';
import type { AccountFieldName, AccountKind, NewAccountCell } from '../../domain/entities/accountFields.ts';
import { newAccountFields } from '../../domain/entities/newAccounts.ts';
import type { GridField } from '../../engine/bulkAdd/definition.ts';

const looks: Record<NewAccountCell, Pick<GridField, 'width' | 'example'>> = {
  text: { width: 110, example: '' },
  email: { width: 200, example: 'person@example.com' },
  phone: { width: 130, example: '01012345678' },
  date: { width: 120, example: '2010-03-04' },
  choice: { width: 104, example: '' },
};

/** The grid's columns of new accounts, from the table of account fields; `own` changes the width or example of single ones. */
export const newAccountColumns = (
  kind: AccountKind,
  own: Partial<Record<AccountFieldName, Partial<Pick<GridField, 'width' | 'example'>>>>,
): GridField[] =>
  newAccountFields(kind).map(({ name, cell, choices: of }) => ({
    source: name,
    kind: cell,
    ...looks[cell],
    ...own[name],
    ...(of ? { choices: { values: choices[of], i18nPrefix: `choices.${of}` } } : {}),
  }));
