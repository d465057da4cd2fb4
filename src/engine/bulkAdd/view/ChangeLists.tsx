import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FieldPlan } from '../cells/plan.ts';
import type { Change } from '../mapping/Changes.ts';
import type { Overview } from '../mapping/Overview.ts';
import { ChangeText } from './ChangeText.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';

interface Props {
  overview: Overview;
  fields: readonly FieldPlan[];
  /** The keys of the suggestions that are followed. */
  followed: readonly string[];
  onFollow: (followed: string[]) => void;
}

/** What is corrected in the values of a file, what could be, and which of its lines are left out. */
export function ChangeLists({
  overview: { corrections, suggestions, sheets },
  fields,
  followed,
  onFollow,
}: Props) {
  const translate = useTranslate();
  const skipped = sheets
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ name, skipped: numbers }) =>
      numbers.map(number =>
        translate(sheets.length > 1 ? 'grid.sheets.from' : 'grid.sheets.row', { sheet: name, number }),
      ),
    );
  const corrected = corrections.reduce((sum, { count }) => sum + count, 0);
  const listed = (change: Change<string>, words: 'suggestions' | 'corrections') => (
    <ChangeText change={change} words={words} fields={fields} />
  );
  return (
    <>
      {suggestions.length > 0 && (
        <Box
          component="section"
          aria-label={translate('grid.import.suggested')}
          sx={{ display: 'grid', gap: 1 }}
        >
          <Typography variant="h6" component="h3">
            {translate('grid.import.suggested')}
          </Typography>
          {suggestions.map(suggestion => {
            const isFollowed = followed.includes(suggestion.key);
            return (
              <Box
                key={suggestion.key}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
              >
                {listed(suggestion, 'suggestions')}
                <Button
                  size="small"
                  variant={isFollowed ? 'contained' : 'outlined'}
                  color={isFollowed ? 'primary' : 'inherit'}
                  aria-pressed={isFollowed}
                  onClick={() =>
                    onFollow(
                      isFollowed
                        ? followed.filter(key => key !== suggestion.key)
                        : [...followed, suggestion.key],
                    )
                  }
                >
                  {translate('grid.import.correctAll', suggestion.count)}
                </Button>
              </Box>
            );
          })}
        </Box>
      )}
      {(corrected > 0 || skipped.length > 0) && (
        <Disclosure
          summary={[
            corrected > 0 && translate('grid.import.corrected', corrected),
            skipped.length > 0 && translate('grid.import.skipped', skipped.length),
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Box sx={{ display: 'grid', gap: 1, pt: 1, pl: 2 }}>
            {corrections.map(correction => (
              <div key={correction.key}>{listed(correction, 'corrections')}</div>
            ))}
            {skipped.length > 0 && (
              <Typography variant="body2">
                {translate('grid.import.skippedRows', { numbers: skipped.slice(0, 20).join(', ') })}
              </Typography>
            )}
          </Box>
        </Disclosure>
      )}
    </>
  );
}
