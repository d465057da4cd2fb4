import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bindingOf } from '../../dataProvider/bindings.ts';
import { limits } from '../../domain/limits.ts';
import type { Action, ActionRecord } from '../actions/action.ts';
import { confirmation } from '../actions/confirmation.ts';
import { OpenedAction } from '../actions/OpenedAction.tsx';
import { useOpenActions } from '../actions/useOpenActions.ts';
import { ListExportButton } from '../export/ListExportButton.tsx';
import type { ListDefinition } from './definition.ts';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { useShortcut } from '../../hooks/useShortcut.ts';
import { SelectionFrame } from '../../ui/SelectionFrame.tsx';
import { whenIdle } from '../../ui/whenIdle.ts';
import { SelectionMenu } from './SelectionMenu.tsx';
import { useCountText } from './useCountText.ts';
import { useSelectedRecords } from './useSelectedRecords.ts';

/** As many as fit in one line with the menu of the others. */
const shownActions = 5;
/** How long what its actions open waits at most before it is loaded, in milliseconds. */
const preloadMs = 1_000;

/** Actions for the selected records; fixed to the bottom of the window while any are selected. */
export function SelectionBar<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const { resource } = definition;
  const countText = useCountText(resource);
  const { data, selectedIds, onSelect, onUnselectItems, total = 0 } = useListContext();
  // An action keeps its records: once they are done they are selected no longer, and what became of them is yet to be read.
  const [chosen, setChosen] = useState<{ action: Action<T>; records: ActionRecord<T>[] } | null>(null);
  const selected = useSelectedRecords(definition);
  const actions = useOpenActions(resource, definition.actions).filter(
    action =>
      !action.single &&
      (action.exactly ?? selectedIds.length) === selectedIds.length &&
      selected.mayApply(action),
  );

  const isPhone = useIsPhone();
  const bar = useRef<HTMLDivElement>(null);
  // It is behind all rows for who goes by Tab.
  useShortcut('a', () => bar.current?.querySelector('button')?.focus(), {
    group: 'list',
    label: 'keyboard.list.selection',
    enabled: selectedIds.length > 0,
  });
  const isFolded = actions.length > shownActions + 2;
  const isShown = selectedIds.length > 0;
  // What is selected outlives pages and filters: an action is done to it all.
  const onPage = new Set(data?.map(({ id }) => String(id)));
  const elsewhere = data === undefined ? 0 : selectedIds.filter(id => !onPage.has(String(id))).length;
  const preload = useEffectEvent(() => confirmation.preload(actions as readonly Action<never>[]));
  // The selected rows are painted first.
  useEffect(() => (isShown ? whenIdle(preload, preloadMs) : undefined), [isShown]);

  const allLabel =
    bindingOf(resource)?.list && selectedIds.length < total
      ? translate('list.selectAll', { count: countText(Math.min(total, limits.bulk.max)) })
      : null;
  const selectAll = async () => {
    const ids = await selected.findAll();
    if (ids) onSelect(ids);
  };
  const open = async (action: Action<T>) => {
    const records = action.opens
      ? await selected.load()
      : selectedIds.map(id => ({ id: String(id) }) as ActionRecord<T>);
    if (records) setChosen({ action, records });
  };

  return (
    <>
      {isShown && (
        <SelectionFrame ref={bar} count={selectedIds.length} isOneLine>
          <Typography
            role="status"
            variant="body2"
            noWrap={isPhone}
            sx={{ fontWeight: 600, px: 1, minWidth: 0 }}
          >
            {translate('list.selected', { count: countText(selectedIds.length) })}
            {elsewhere > 0 && (
              <Typography
                component="span"
                variant="caption"
                color="text.secondary"
                noWrap
                sx={{ display: 'block' }}
              >
                {translate('list.selectedElsewhere', { count: countText(elsewhere) })}
              </Typography>
            )}
          </Typography>
          {isPhone && (actions.length > 0 || allLabel !== null) && (
            <SelectionMenu
              label="list.actions"
              actions={actions}
              isDisabled={selected.isLoading}
              onOpen={action => void open(action)}
              selectAll={allLabel === null ? null : { label: allLabel, onClick: () => void selectAll() }}
            />
          )}
          {!isPhone && allLabel !== null && (
            <Button size="small" onClick={selectAll} disabled={selected.isLoading}>
              {allLabel}
            </Button>
          )}
          {!isPhone && <Box sx={{ width: '1px', height: 24, bgcolor: 'divider', mx: 0.5 }} />}
          {!isPhone &&
            (isFolded ? actions.slice(0, shownActions) : actions).map(action => (
              <Button
                key={action.name}
                size="small"
                color={action.tone === 'negative' ? 'error' : 'inherit'}
                startIcon={<action.icon aria-hidden />}
                disabled={selected.isLoading}
                onClick={() => void open(action)}
              >
                {translate(`actions.${action.name}.label`)}
              </Button>
            ))}
          {!isPhone && isFolded && (
            <SelectionMenu
              label="list.moreActions"
              actions={actions.slice(shownActions)}
              isDisabled={selected.isLoading}
              onOpen={action => void open(action)}
              selectAll={null}
            />
          )}
          {definition.exports && definition.key !== undefined && (
            <ListExportButton
              definition={definition}
              selected={selectedIds.map(String)}
              label="list.exportSelected"
              isSmall
              isIcon={isPhone || isFolded}
            />
          )}
          <Tooltip title={translate('list.unselect')}>
            <IconButton
              size="small"
              onClick={() => onUnselectItems()}
              aria-label={translate('list.unselect')}
            >
              <X size={17} aria-hidden />
            </IconButton>
          </Tooltip>
        </SelectionFrame>
      )}
      {chosen && (
        <OpenedAction
          resource={resource}
          action={chosen.action}
          records={chosen.records}
          onClose={() => setChosen(null)}
          onDone={() => onUnselectItems()}
        />
      )}
    </>
  );
}
