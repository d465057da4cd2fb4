import { Box, Button, Popover, type PopoverActions } from '@mui/material';
import { Columns3 } from 'lucide-react';
import { DataTableRenderContext, DataTableStoreContext, useTranslate } from 'ra-core';
import { ColumnsSelector, DataTableColumn } from 'ra-ui-materialui';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { columnsOf, type ListDefinition } from './definition.ts';
import { columnsKey, hiddenAtFirst } from './storedColumns.ts';

/** react-admin calls these rows options of a menu, while they are switches in a list. */
function keepAsList(place: HTMLElement) {
  const correct = () => {
    for (const row of place.querySelectorAll('li[role=option]')) row.removeAttribute('role');
    for (const list of place.querySelectorAll('ul:not([role=list])')) list.setAttribute('role', 'list');
  };
  correct();
  const observer = new MutationObserver(correct);
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Selects and arranges the columns of a list. The menu, which has a row for each of them, is there once it is opened. */
export function ColumnsButton<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popover = useRef<PopoverActions>(null);
  return (
    <>
      <Button
        color="inherit"
        onClick={event => setAnchor(event.currentTarget)}
        startIcon={<Columns3 aria-hidden />}
        sx={{ fontWeight: 550 }}
      >
        {translate('ra.action.select_columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        action={popover}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <ColumnsMenu definition={definition} popover={popover} />
      </Popover>
    </>
  );
}

function ColumnsMenu<T>({
  definition,
  popover,
}: {
  definition: ListDefinition<T>;
  popover: RefObject<PopoverActions | null>;
}) {
  const storeKey = columnsKey(definition);
  const store = useMemo(
    () => ({ storeKey, defaultHiddenColumns: hiddenAtFirst(definition) }),
    [storeKey, definition],
  );
  const columns = useMemo(
    () => columnsOf(definition).map(({ source }) => <DataTableColumn key={source} source={source} />),
    [definition],
  );
  // The selector looks for the element that it is shown in when it is mounted.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => popover.current?.updatePosition(), [place, popover]);
  useLayoutEffect(() => (place === null ? undefined : keepAsList(place)), [place]);
  return (
    <Box ref={setPlace} id={`${storeKey}-columnsSelector`} sx={{ px: 1, my: 0, minWidth: 200 }}>
      {place && (
        <DataTableStoreContext.Provider value={store}>
          <DataTableRenderContext.Provider value="columnsSelector">
            <ColumnsSelector>{columns}</ColumnsSelector>
          </DataTableRenderContext.Provider>
        </DataTableStoreContext.Provider>
      )}
    </Box>
  );
}
