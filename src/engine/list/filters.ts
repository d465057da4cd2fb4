export type FilterValues = Record<string, unknown>;

const isSet = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Filter values without what is not set, so that the address holds what counts. */
export const withoutUnset = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));

export const isFiltered = (values: FilterValues) => Object.keys(withoutUnset(values)).length > 0;
