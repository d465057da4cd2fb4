import { limits } from '../../domain/limits.ts';
import { columnsOf, type ListDefinition } from './definition.ts';

/**
 * The address of a list without what no list has: sizes of pages that are not offered, pages before the first, orders by what
 * cannot be sorted. Such addresses are typed, or of another version of the console.
 *
 * @param search the address's query, with or without `?`
 * @returns the query without them; null when there are none
 */
export function readableSearch<T>(search: string, definition: ListDefinition<T>): string | null {
  const params = new URLSearchParams(search);
  const sortable = columnsOf(definition)
    .filter(column => column.sortable !== false)
    .map(({ source }) => source as string);
  const has = (name: string, isRight: (value: string) => boolean) => {
    const value = params.get(name);
    return value === null || isRight(value);
  };
  const wrong: string[] = [];
  if (!has('perPage', value => (limits.pageSize.choices as readonly number[]).includes(Number(value))))
    wrong.push('perPage');
  if (!has('page', value => /^[1-9]\d{0,6}$/.test(value))) wrong.push('page');
  // An order is of a field, and says its direction.
  const [sort, order] = [params.get('sort'), params.get('order')];
  const isSorted = sort !== null && (sort === definition.sort.field || sortable.includes(sort));
  if ((sort !== null || order !== null) && !(isSorted && (order === 'ASC' || order === 'DESC')))
    wrong.push('sort', 'order');
  if (wrong.length === 0) return null;
  for (const name of wrong) params.delete(name);
  return params.toString();
}
