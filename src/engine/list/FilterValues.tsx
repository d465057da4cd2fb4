import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { statusesOf } from '../../domain/statuses.ts';
import { choiceValues } from '../../plans.ts';
import { chosenOf } from './chosenOf.ts';
import type { Filter } from './definition.ts';
import { useChangeFilters } from './turns/useChangeFilters.ts';

interface Props<T> {
  filter: Filter<T>;
  label: string;
  /** After one of the options, of which only one can be chosen. */
  onDone?: () => void;
}

/** The values of a filter, to choose from. */
export function FilterValues<T>({ filter, label, onDone }: Props<T>) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const change = (next: unknown) => changeFilters(values => ({ ...values, [filter.source]: next }));
  const chosen = chosenOf(filter, filterValues);
  return 'options' in filter ? (
    <Box sx={{ p: 1, minWidth: 280 }}>
      <Suspense fallback={null}>
        <filter.options
          label={label}
          autoFocus={onDone !== undefined}
          value={chosen[0]}
          onChange={next => {
            change(next);
            onDone?.();
          }}
        />
      </Suspense>
    </Box>
  ) : (
    <Options
      words={'statuses' in filter ? `statuses.${filter.statuses}` : `choices.${filter.choices}`}
      options={'statuses' in filter ? statusesOf(filter.statuses) : choiceValues(filter.choices)}
      chosen={chosen}
      onChange={change}
      translate={translate}
    />
  );
}

interface OptionsProps {
  words: string;
  options: readonly string[];
  chosen: string[];
  onChange: (value: string[]) => void;
  translate: (key: string) => string;
}

function Options({ words, options, chosen, onChange, translate }: OptionsProps) {
  // Shown at once: the address, which has the filters, follows in its own time.
  const [picked, setPicked] = useState(chosen);
  const toggle = (option: string) => {
    const after = picked.includes(option) ? picked.filter(each => each !== option) : [...picked, option];
    setPicked(after);
    onChange(after);
  };
  return options.map(option => (
    <FormControlLabel
      key={option}
      control={<Checkbox checked={picked.includes(option)} onChange={() => toggle(option)} />}
      label={translate(`${words}.${option}`)}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ display: 'flex', m: 0, pr: 1.5, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
    />
  ));
}
