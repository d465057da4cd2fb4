/** Rows in the order of a field, as `source,asc`; what is nothing comes last, and what is equal stays as it was. */
export function sortRows<T extends object>(rows: readonly T[], sort: string): T[] {
  const [field, direction] = sort.split(',') as [keyof T, string];
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[field], b[field]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * String(left).localeCompare(String(right), 'ko');
  });
}
