import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A column's name in the database. */
export const snakeCase = ({ name }: Pick<AnyPgColumn, 'name'>) =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
