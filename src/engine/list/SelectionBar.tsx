import { Box, Button, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { bindingOf } from '../../dataProvider/bindings.ts';
import { limits } from '../../domain/limits.ts';
import type { Action } from '../actions/action.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useOpenActions } from '../actions/useOpenActions.ts';
import { PlanExportButton } from '../export/PlanExportButton.tsx';
import { useListPlan } from '../export/useListPlan.ts';
import { usePeriodMeta } from '../period/usePeriodMeta.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import type { ListDefinition } from './definition.ts';
import { useCountText } from './useCountText.ts';

/** Actions for the selected records; fixed to the bottom of the window while any are selected. */
export function SelectionBar<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const problemText = useProblemText();
  const dataProvider = useDataProvider();
  const { resource } = definition;
  const countText = useCountText(resource);
  const planOf = useListPlan(definition);
  const meta = usePeriodMeta(definition.period);
  const actions = useOpenActions(resource, definition.actions).filter(action => !action.single);
  const { selectedIds, onSelect, onUnselectItems, total = 0, filterValues, sort } = useListContext();
  // An action keeps its records: once they are done they are selected no longer, and what became of them is yet to be read.
  const [chosen, setChosen] = useState<{ action: Action<T>; ids: string[] } | null>(null);
  const [isSelecting, setSelecting] = useState(false);

  const selectAll = async () => {
    setSelecting(true);
    try {
      const { data } = await dataProvider.getList(resource, {
        filter: filterValues,
        sort,
        pagination: { page: 1, perPage: limits.bulk.max },
        meta: { ...meta, idsOnly: true },
      });
      onSelect(data.map(record => record.id));
    } catch (error) {
      notify(problemText(error), { type: 'error' });
    } finally {
      setSelecting(false);
    }
  };

  return (
    <>
      {selectedIds.length > 0 && (
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
            <Button size="small" onClick={selectAll} disabled={isSelecting}>
              {translate('list.selectAll', { count: countText(Math.min(total, limits.bulk.max)) })}
            </Button>
          )}
          <Box sx={{ width: '1px', height: 24, bgcolor: 'divider', mx: 0.5 }} />
          {actions.map(action => (
            <Button
              key={action.name}
              size="small"
              color={action.tone === 'negative' ? 'error' : 'inherit'}
              startIcon={<action.icon aria-hidden />}
              onClick={() => setChosen({ action, ids: selectedIds.map(String) })}
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
        <ActionDialog
          resource={resource}
          action={chosen.action as Action<never>}
          ids={chosen.ids}
          onClose={() => setChosen(null)}
          onDone={() => onUnselectItems()}
        />
      )}
    </>
  );
}
