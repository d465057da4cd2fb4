import { Badge, Box, Button, Checkbox, FormControlLabel, Popover } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useListFilterContext, useTranslate, useTranslateLabel } from 'ra-core';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { statusesOf } from '../../domain/statuses.ts';
import { usePageCommand } from '../../hooks/pageCommands.ts';
import { choiceValues } from '../../plans.ts';
import type { Filter } from './definition.ts';
import { preloadPart } from '../../ui/preloadPart.ts';
import { useChangeFilters } from './turns/useChangeFilters.ts';

/** A filter as a button that opens its values. */
export function FilterButton<T>({ filter, resource }: { filter: Filter<T>; resource: string }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const value: unknown = filterValues[filter.source];
  const label = String(translateLabel({ source: filter.source, resource }));
  const change = (next: unknown) => changeFilters(values => ({ ...values, [filter.source]: next }));
  const button = useRef<HTMLButtonElement>(null);
  usePageCommand({
    id: `filter-${filter.source}`,
    title: translate('list.filterBy', { field: label }),
    run: useCallback(() => setAnchor(button.current), []),
  });
  const preload = () => 'options' in filter && preloadPart(filter.options);
  const chosen = 'options' in filter ? (value === undefined ? 0 : 1) : asList(value).length;

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
        {'options' in filter ? (
          <Box sx={{ p: 1, width: 280 }}>
            <Suspense fallback={null}>
              <filter.options
                label={label}
                value={value as string | undefined}
                onChange={next => {
                  change(next);
                  setAnchor(null);
                }}
              />
            </Suspense>
          </Box>
        ) : (
          <Options
            words={'statuses' in filter ? `statuses.${filter.statuses}` : `choices.${filter.choices}`}
            options={'statuses' in filter ? statusesOf(filter.statuses) : choiceValues(filter.choices)}
            chosen={asList(value)}
            onChange={change}
            translate={translate}
          />
        )}
      </Popover>
    </>
  );
}

const asList = (value: unknown): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [String(value)];

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
