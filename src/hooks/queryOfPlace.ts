import type { ListPlace } from './listPlaces.ts';

/** A list's filter, order and page as its address has them. */
export const queryOfPlace = ({ filter, sort, page, perPage }: ListPlace): Record<string, string> => ({
  filter: JSON.stringify(filter),
  displayedFilters: '{}',
  sort: sort.field,
  order: sort.order,
  page: String(page),
  perPage: String(perPage),
});
