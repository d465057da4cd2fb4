import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { RowVerdict } from '../../../domain/entities/account.ts';

interface PersonRow {
  key: number;
  name: string;
  email: string;
  errors: Record<string, string>;
  isCreated: boolean;
}
const emptyRow = (key: number): PersonRow => ({ key, name: '', email: '', errors: {}, isCreated: false });
const isEmpty = ({ name, email }: PersonRow) => name.trim() === '' && email.trim() === '';

/** Rows of people to be invited, and what became of each. */
export function usePeople(count: number) {
  const translate = useTranslate();
  const [rows, setRows] = useState(() => Array.from({ length: count }, (_, key) => emptyRow(key)));
  const open = rows.filter(row => !isEmpty(row) && !row.isCreated);
  return {
    rows,
    change: (key: number, changed: Partial<PersonRow>) =>
      setRows(before => before.map(row => (row.key === key ? { ...row, ...changed, errors: {} } : row))),
    add: () => setRows(before => [...before, emptyRow(before.length)]),
    /** Creates the accounts that do not exist yet; returns whether all exist now. */
    async create(
      send: (people: { name: string; email: string }[]) => Promise<{ rows: RowVerdict[] }>,
    ): Promise<boolean> {
      if (open.length === 0) return true;
      const people = open.map(({ name, email }) => ({
        name: name.trim(),
        email: email.trim().toLowerCase(),
      }));
      const { rows: verdicts } = await send(people);
      const byKey = new Map(open.map((row, index) => [row.key, verdicts[index]!]));
      setRows(before =>
        before.map(row => {
          const verdict = byKey.get(row.key);
          if (verdict === undefined) return row;
          const errors = Object.entries(verdict.fieldErrors).map(([field, key]) => [field, translate(key)]);
          return {
            ...row,
            isCreated: verdict.ok,
            errors: Object.fromEntries(errors) as Record<string, string>,
          };
        }),
      );
      return verdicts.every(verdict => verdict.ok);
    },
  };
}
export type People = ReturnType<typeof usePeople>;
