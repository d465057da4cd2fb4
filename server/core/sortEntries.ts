/** One entry of a list's `sort`: the field and which way. */
export interface SortEntry<F extends string> {
  field: F;
  direction: 'asc' | 'desc';
}

/** The `field,asc` texts of a query's `sort`, which the contract has checked, as fields and directions. */
export const sortEntries = <F extends string>(sort: readonly `${F},${'asc' | 'desc'}`[]): SortEntry<F>[] =>
  sort.map(entry => {
    const [field, direction] = entry.split(',') as [F, 'asc' | 'desc'];
    return { field, direction };
  });
