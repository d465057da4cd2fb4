import { useTranslate } from 'ra-core';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { displayOfField } from '../history/fieldDisplays.ts';
import type { FormField } from './definition.ts';
import { inputs } from './inputs.tsx';

/** A field's value where it is not typed. */
export function ShownField<T>({ field, record }: { field: FormField<T>; record: object }) {
  const translate = useTranslate();
  const { source, shows = source, choices, input } = field;
  const value: unknown = (record as Record<string, unknown>)[shows];
  const word = (each: unknown) => (choices ? translate(`choices.${choices}.${String(each)}`) : String(each));
  if (Array.isArray(value) && value.length > 0) return <>{value.map(word).join(', ')}</>;
  if (shows.endsWith('ImageUrl') && typeof value === 'string')
    return <img src={value} alt="" height={64} style={{ borderRadius: 8 }} />;
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return <>{Object.values(value).join(' · ')}</>;
  const as = choices ?? (typeof input === 'string' ? inputs[input].as : displayOfField(source, value));
  return <DisplayValue as={as} value={Array.isArray(value) ? null : value} />;
}
