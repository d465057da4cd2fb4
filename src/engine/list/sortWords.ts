import type { TranslateFunction } from 'ra-core';

/** That a list is sorted by a field. `field` is its name in the language of the words. */
export const sortWords = (translate: TranslateFunction, field: string, order: 'ASC' | 'DESC'): string =>
  translate('ra.sort.sort_by', {
    field,
    field_lower_first: field.charAt(0).toLowerCase() + field.slice(1),
    order: translate(`ra.sort.${order}`),
  });
