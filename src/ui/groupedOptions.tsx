import { autocompleteClasses, Box, ListSubheader, type AutocompleteRenderGroupParams } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** Options of one kind. A list of options has options and groups of them, and nothing else. */
function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <ListSubheader component="div" id={id} className={autocompleteClasses.groupLabel} sx={{ top: 0 }}>
        {label}
      </ListSubheader>
      <Box role="presentation" className={autocompleteClasses.groupUl} sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** How an autocomplete shows its groups: its list is no `ul`, for they are no items. */
export const groupedOptions = {
  renderGroup: ({ key, group, children }: AutocompleteRenderGroupParams) => (
    <OptionGroup key={key} label={group}>
      {children}
    </OptionGroup>
  ),
  listbox: { component: 'div' },
} as const;
