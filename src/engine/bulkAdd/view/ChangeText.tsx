import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FieldPlan } from '../cells/plan.ts';
import type { Change } from '../mapping/Changes.ts';

interface Props {
  change: Change<string>;
  words: 'suggestions' | 'corrections';
  fields: readonly FieldPlan[];
}

/** In what way values of a column were corrected, or could be, with an example. */
export function ChangeText({ change: { source, count, kind, examples }, words, fields }: Props) {
  const translate = useTranslate();
  const orNothing = (text: string) => (text === '' ? translate('grid.import.nothing') : text);
  const field = fields.find(each => each.source === source)?.label ?? '';
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
      <Typography variant="body2">
        {translate(`grid.import.${words}.${kind}`)}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {translate('grid.import.changed', { smart_count: count, field })}
        </Typography>
      </Typography>
      {examples.slice(0, 1).map(({ before, after }) => (
        <Typography key={before} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('grid.import.example', { before: orNothing(before), after: orNothing(after) })}
        </Typography>
      ))}
    </Box>
  );
}
