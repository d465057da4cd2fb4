import { Box } from '@mui/material';
import { ArrowRight } from 'lucide-react';
import { AuditValue } from './AuditValue.tsx';
import { useAuditWord } from './useAuditWord.ts';

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
        <AuditValue field={field} value={before} />
      </Box>
      <ArrowRight size={13} aria-hidden />
      <AuditValue field={field} value={after} />
    </Box>
  );
}

const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function ListChange({ before, after }: { before: string[]; after: string[] }) {
  const word = useAuditWord();
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
