import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useState } from 'react';
import { columnsOf, type ListDefinition } from './definition.ts';
import { sortWords } from './sortWords.ts';

const arrows = { ASC: ArrowUp, DESC: ArrowDown };

/** The order of a list where no table's header can be pressed: by one of its sortable columns, and again for the other direction. */
export function SortMenu<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { sort, setSort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fields = columnsOf(definition)
    .filter(
      ({ sortable, hidden, source }) => sortable !== false && (!hidden || source === definition.sort.field),
    )
    .map(({ source }) => source as string);
  if (fields.length === 0) return null;
  const label = (field: string) => String(translateLabel({ source: field, resource: definition.resource }));
  const Arrow = arrows[sort.order];
  const field = label(sort.field);
  const name = sortWords(translate, field, sort.order);
  const choose = (chosen: string) => {
    setAnchor(null);
    const isSame = chosen === sort.field;
    setSort({ field: chosen, order: isSame && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-label={name}
        startIcon={<Arrow size={16} aria-hidden />}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {field}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {fields.map(each => (
          <MenuItem key={each} selected={each === sort.field} onClick={() => choose(each)}>
            <ListItemText>{label(each)}</ListItemText>
            {each === sort.field && <Arrow size={16} aria-label={translate(`ra.sort.${sort.order}`)} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
