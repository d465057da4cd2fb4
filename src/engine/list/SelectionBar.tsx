import { Box, Button, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { bindingOf } from '../../dataProvider/bindings.ts';
import { limits } from '../../domain/limits.ts';
import type { Action, ActionRecord } from '../actions/action.ts';
import { confirmation } from '../actions/confirmation.ts';
import { OpenedAction } from '../actions/OpenedAction.tsx';
import { useOpenActions } from '../actions/useOpenActions.ts';
import { PlanExportButton } from '../export/PlanExportButton.tsx';
import { useListPlan } from '../export/useListPlan.ts';
import type { ListDefinition } from './definition.ts';
import { useCountText } from './useCountText.ts';
import { useSelectedRecords } from './useSelectedRecords.ts';

/** Actions for the selected records; fixed to the bottom of the window while any are selected. */
export function SelectionBar<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const { resource } = definition;
  const countText = useCountText(resource);
  const planOf = useListPlan(definition);
  const { selectedIds, onSelect, onUnselectItems, total = 0 } = useListContext();
  // An action keeps its records: once they are done they are selected no longer, and what became of them is yet to be read.
  const [chosen, setChosen] = useState<{ action: Action<T>; records: ActionRecord<T>[] } | null>(null);
  const selected = useSelectedRecords(definition);
  const actions = useOpenActions(resource, definition.actions).filter(
    action =>
      !action.single &&
      (action.exactly ?? selectedIds.length) === selectedIds.length &&
      selected.mayApply(action),
  );

  const isShown = selectedIds.length > 0;
  const preload = useEffectEvent(() => confirmation.preload(actions as readonly Action<never>[]));
  useEffect(() => {
    if (isShown) preload();
  }, [isShown]);

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
        <Paper
          role="region"
          aria-label={translate('ra.action.bulk_actions', selectedIds.length)}
          sx={{
            position: 'fixed',
            zIndex: 'speedDial',
            bottom: 16,
            left: '50%',
            transform: 'translateX(-50%)',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 0.5,
            px: 1.5,
            py: 1,
            width: 'max-content',
            maxWidth: 'calc(100vw - 24px)',
            border: 1,
            borderColor: 'divider',
            borderRadius: '14px',
            bgcolor: 'raised',
            boxShadow: '0 12px 32px -8px rgb(16 24 40 / 28%)',
          }}
        >
          <Typography role="status" variant="body2" sx={{ fontWeight: 600, px: 1 }}>
            {translate('list.selected', { count: countText(selectedIds.length) })}
          </Typography>
          {bindingOf(resource)?.list && selectedIds.length < total && (
            <Button size="small" onClick={selectAll} disabled={selected.isLoading}>
              {translate('list.selectAll', { count: countText(Math.min(total, limits.bulk.max)) })}
            </Button>
          )}
          <Box
            sx={{
              display: { xs: 'none', sm: 'block' },
              width: '1px',
              height: 24,
              bgcolor: 'divider',
              mx: 0.5,
            }}
          />
          {actions.map(action => (
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
          {definition.exports && definition.key !== undefined && (
            <PlanExportButton
              planOf={() => planOf(selectedIds.map(String))}
              label="list.exportSelected"
              isSmall
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
        </Paper>
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
