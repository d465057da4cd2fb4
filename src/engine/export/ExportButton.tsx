import { Button, ButtonGroup, ListItemText, Menu, MenuItem } from '@mui/material';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ListDefinition } from '../list/definition.ts';
import { PlanExportButton } from './PlanExportButton.tsx';
import { exportChoices, useExportColumns } from './useExportColumns.ts';
import { useListPlan } from './useListPlan.ts';

/** Exports everything that matches the list's filters, in its order, with the columns of the screen or with all. */
export function ExportButton<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const planOf = useListPlan(definition);
  const { columns, choice, choose } = useExportColumns(definition);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonGroup variant="outlined" color="inherit">
        <PlanExportButton planOf={planOf} />
        <Button
          aria-label={translate('list.exportColumns.label')}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
          sx={{ px: 0.75 }}
        >
          <ChevronDown size={16} aria-hidden />
        </Button>
      </ButtonGroup>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {exportChoices.map(each => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === choice}
            selected={each === choice}
            onClick={() => {
              choose(each);
              setAnchor(null);
            }}
          >
            <ListItemText>
              {translate(`list.exportColumns.${each}`, { count: columns[each].length })}
            </ListItemText>
            <Check size={16} aria-hidden style={{ marginLeft: 12, opacity: each === choice ? 1 : 0 }} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
