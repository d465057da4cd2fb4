import { Box } from '@mui/material';
import { ArrowRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { displayOfField } from './fieldDisplays.ts';

interface Props {
  field: string;
  before: unknown;
  after: unknown;
}

/** A field from what to what; of a list, what came and what went. */
export function ChangedValue({ field, before, after }: Props) {
  if (Array.isArray(after) || Array.isArray(before))
    return <ListChange before={asList(before)} after={asList(after)} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <Value field={field} value={before} />
      </Box>
      <ArrowRight size={13} aria-hidden />
      <Value field={field} value={after} />
    </Box>
  );
}

function Value({ field, value }: { field: string; value: unknown }) {
  const translate = useTranslate();
  if (value === null || value === undefined || value === '') return <>{translate('audits.nothing')}</>;
  if (field.endsWith('ImageId')) return <>{translate('audits.image')}</>;
  if (typeof value === 'object') return <>{JSON.stringify(value)}</>;
  return <DisplayValue as={displayOfField(field, value)} value={value} />;
}

const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function ListChange({ before, after }: { before: string[]; after: string[] }) {
  const translate = useTranslate();
  const word = (value: string) =>
    translate(`permissions.names.${value}`, {
      _: translate(`choices.interestCategory.${value}`, { _: value }),
    });
  const came = after.filter(value => !before.includes(value));
  const went = before.filter(value => !after.includes(value));
  return (
    <>
      {came.map(value => (
        <Box key={value} sx={{ color: 'success.main' }}>
          + {word(value)}
        </Box>
      ))}
      {went.map(value => (
        <Box key={value} sx={{ color: 'error.main' }}>
          − {word(value)}
        </Box>
      ))}
    </>
  );
}
