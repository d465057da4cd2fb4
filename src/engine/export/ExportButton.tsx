import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { Download } from 'lucide-react';
import { useListContext, useNotify, useTranslate, useTranslateLabel } from 'ra-core';
import { toQuery } from '../../dataProvider/dataProvider.ts';
import { urlOf } from '../../dataProvider/http.ts';
import { runtime } from '../../runtime.ts';
import { displays } from '../displays/displays.ts';
import { usePlace } from '../displays/usePlace.ts';
import { usePeriodMeta } from '../period/usePeriodMeta.ts';
import { columnsOf, type ListDefinition } from '../list/definition.ts';
import { fileNameOf } from './fileName.ts';
import type { ExportPlan } from './plan.ts';
import { useExport } from './useExport.ts';

/** Exports everything that matches the list's filters, in its order. */
export function ExportButton<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const notify = useNotify();
  const place = usePlace();
  const { filterValues, sort } = useListContext();
  const { progress, start, stop } = useExport();
  const { resource, period } = definition;
  const meta = usePeriodMeta(period);

  const planOf = (): ExportPlan => ({
    url: urlOf(definition.exports!.xlsx, {}, toQuery({ filter: filterValues, sort, meta })),
    credentials: runtime.apiBaseUrl === '' ? 'same-origin' : 'include',
    sheetName: translate(`resources.${resource}.name`, 2),
    place,
    columns: columnsOf(definition).map(({ source, as = 'text' }) => ({
      source,
      as,
      header: String(translateLabel({ source, resource })),
      labels: Object.fromEntries(
        (displays[as].labels?.values ?? []).map(value => [
          value,
          translate(`${displays[as].labels!.key}.${value}`),
        ]),
      ),
    })),
  });

  const run = () => {
    const plan = planOf();
    start(plan, fileNameOf(plan.sheetName, place.timeZone, new Date()), {
      onDone: rows =>
        notify(rows === 0 ? 'exporting.empty' : 'exporting.done', { messageArgs: { smart_count: rows } }),
      onProblem: ({ code, details }) =>
        notify(`errors.${code}`, {
          type: 'error',
          messageArgs: { ...details, _: translate('exporting.failed') },
        }),
    });
  };
  const cancel = () => {
    stop();
    notify('exporting.cancelled');
  };

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Download aria-hidden />}
        onClick={run}
        disabled={progress !== null}
      >
        {translate('list.export')}
      </Button>
      {progress && (
        <Dialog
          open
          onClose={cancel}
          aria-labelledby="export-title"
          maxWidth="xs"
          fullWidth
          transitionDuration={0}
          disableScrollLock
        >
          <DialogTitle id="export-title">{translate('exporting.title')}</DialogTitle>
          <DialogContent>
            <Box sx={{ display: 'grid', gap: 1.25, pt: 1 }}>
              <LinearProgress
                aria-label={translate('exporting.title')}
                variant={progress.percent === null ? 'indeterminate' : 'determinate'}
                value={progress.percent ?? 0}
              />
              <Typography variant="body2" color="text.secondary" role="status">
                {progress.text}
              </Typography>
            </Box>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={cancel}>
              {translate('exporting.cancel')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
