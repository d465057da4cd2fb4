/** The orders of a list as assistive technology calls them. */
export const directions = { ASC: 'ascending', DESC: 'descending' } as const;
