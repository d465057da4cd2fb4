import { Badge, Box, Button, Drawer, Typography } from '@mui/material';
import { SlidersHorizontal } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useId, useState } from 'react';
import { chosenOf } from './chosenOf.ts';
import { filtersOf } from './filters.ts';
import { FilterValues } from './FilterValues.tsx';
import type { ListDefinition } from './definition.ts';
import { useChangeFilters } from './turns/useChangeFilters.ts';
import { useCountText } from './useCountText.ts';

/** On a phone, all filters of a list in a sheet that one button opens. */
export function FilterSheet({ definition }: { definition: ListDefinition<unknown> }) {
  const { resource } = definition;
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const countText = useCountText(resource);
  const changeFilters = useChangeFilters();
  const { filterValues, total } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const [clearing, setClearing] = useState({ isUnderWay: false, done: 0 });
  const id = useId();
  const filters = filtersOf(definition);
  const chosen = filters.flatMap(filter => chosenOf(filter, filterValues)).length;
  // Ticks are shown before the address has them; they are taken off once it has no filters.
  if (clearing.isUnderWay && chosen === 0) setClearing({ isUnderWay: false, done: clearing.done + 1 });
  const clear = () => {
    setClearing({ ...clearing, isUnderWay: true });
    changeFilters(() => ({}));
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        startIcon={<SlidersHorizontal aria-hidden />}
      >
        {translate('list.filters')}
        {chosen > 0 && <Badge color="primary" badgeContent={chosen} sx={{ ml: 1.75, mr: 0.5 }} />}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { maxHeight: '85dvh', borderRadius: '14px 14px 0 0' },
          },
        }}
      >
        <Typography id={id} variant="h2" sx={{ px: 2, pt: 2, pb: 0.5 }}>
          {translate('list.filters')}
        </Typography>
        <Box sx={{ overflowY: 'auto', px: 1 }}>
          {filters.map(filter => {
            const label = String(labelOf({ source: filter.source, resource }));
            return (
              <Box key={filter.source} role="group" aria-label={label} sx={{ py: 1 }}>
                <Typography
                  variant="caption"
                  component="p"
                  color="text.secondary"
                  sx={{ px: 1, fontWeight: 550 }}
                >
                  {label}
                </Typography>
                <FilterValues key={clearing.done} filter={filter} label={label} />
              </Box>
            );
          })}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button color="inherit" disabled={chosen === 0} onClick={clear}>
            {translate('list.clearFilters')}
          </Button>
          <Button variant="contained" sx={{ flex: 1 }} onClick={() => setOpen(false)}>
            {translate('list.showMatches', { count: countText(total ?? 0) })}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
