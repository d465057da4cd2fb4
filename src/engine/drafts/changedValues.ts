import isEqual from 'lodash/isEqual';
import { isNeverStored } from '../../domain/neverStored.ts';

type Values = Record<string, unknown>;

/** Of the fields that were touched, the values that differ from what the form started with. The version is no field. */
export function changedValues(values: Values, defaults: Values, touched: readonly string[]): Values {
  const changed = touched.filter(field => field !== 'version' && !isEqual(values[field], defaults[field]));
  return Object.fromEntries(changed.map(field => [field, values[field]]));
}

/** Those of them that may be stored. */
export const storable = (changed: Values): Values =>
  Object.fromEntries(Object.entries(changed).filter(([field]) => !isNeverStored(field)));
