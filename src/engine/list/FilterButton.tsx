import { Badge, Button, Popover } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useListFilterContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useCallback, useId, useRef, useState } from 'react';
import { usePageCommand } from '../../hooks/pageCommands.ts';
import type { Filter } from './definition.ts';
import { preloadPart } from '../../ui/preloadPart.ts';
import { chosenOf } from './chosenOf.ts';
import { FilterValues } from './FilterValues.tsx';

/** A filter as a button that opens its values. */
export function FilterButton<T>({ filter, resource }: { filter: Filter<T>; resource: string }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { filterValues } = useListFilterContext();
  const label = String(translateLabel({ source: filter.source, resource }));
  const button = useRef<HTMLButtonElement>(null);
  usePageCommand({
    id: `filter-${filter.source}`,
    title: translate('list.filterBy', { field: label }),
    run: useCallback(() => setAnchor(button.current), []),
  });
  const preload = () => 'options' in filter && preloadPart(filter.options);
  const chosen = chosenOf(filter, filterValues).length;

  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={event => setAnchor(event.currentTarget)}
        endIcon={<ChevronDown size={15} aria-hidden />}
        sx={chosen > 0 ? { borderColor: 'primary.main', color: 'primary.main' } : { fontWeight: 500 }}
      >
        {label}
        {chosen > 0 && <Badge color="primary" badgeContent={chosen} sx={{ ml: 1.75, mr: 0.5 }} />}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 1, mt: 0.5, minWidth: 200 } } }}
      >
        <FilterValues filter={filter} label={label} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  );
}
