import { Box, Typography } from '@mui/material';
import { useListContext, useTranslateLabel } from 'ra-core';
import { useState } from 'react';
import { SheetOfFilters } from '../../ui/SheetOfFilters.tsx';
import { chosenOf } from './chosenOf.ts';
import { filtersOf } from './filters.ts';
import { FilterValues } from './FilterValues.tsx';
import type { ListDefinition } from './definition.ts';
import { useChangeFilters } from './turns/useChangeFilters.ts';
import { useCountText } from './useCountText.ts';

/** On a phone, all filters of a list in a sheet that one button opens. */
export function FilterSheet({ definition }: { definition: ListDefinition<unknown> }) {
  const { resource } = definition;
  const labelOf = useTranslateLabel();
  const countText = useCountText(resource);
  const changeFilters = useChangeFilters();
  const { filterValues, total } = useListContext();
  const [clearing, setClearing] = useState({ isUnderWay: false, done: 0 });
  const filters = filtersOf(definition);
  const chosen = filters.flatMap(filter => chosenOf(filter, filterValues)).length;
  // Ticks are shown before the address has them; they are taken off once it has no filters.
  if (clearing.isUnderWay && chosen === 0) setClearing({ isUnderWay: false, done: clearing.done + 1 });
  const clear = () => {
    setClearing({ ...clearing, isUnderWay: true });
    changeFilters(() => ({}));
  };
  return (
    <SheetOfFilters chosen={chosen} onClear={clear} found={countText(total ?? 0)}>
      {filters.map(filter => {
        const label = String(labelOf({ source: filter.source, resource }));
        return (
          <Box key={filter.source} role="group" aria-label={label} sx={{ py: 1 }}>
            {/* Options of their own have their own label. */}
            {!('options' in filter) && (
              <Typography
                variant="caption"
                component="p"
                color="text.secondary"
                sx={{ px: 1, fontWeight: 550 }}
              >
                {label}
              </Typography>
            )}
            <FilterValues key={clearing.done} filter={filter} label={label} />
          </Box>
        );
      })}
    </SheetOfFilters>
  );
}
