type Values = Record<string, unknown>;

const isSet = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Filter values without what is not set, so that the address holds what counts. */
export const withoutUnset = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));

export const isFiltered = (values: Values) => Object.keys(withoutUnset(values)).length > 0;

/** Filter values with one changed. */
export const withFilter = (values: Values, source: string, value: unknown): Values =>
  withoutUnset({ ...values, [source]: value });
