import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { fileNameOf } from './fileName.ts';
import type { ExportPlan } from './plan.ts';
import { useExport } from './useExport.ts';

const ExportProgress = lazyPart(() => import('./ExportProgress.tsx'), 'ExportProgress');

/** Writes a file by a plan that is made when it is wanted, and shows how far it is. */
export function PlanExportButton({
  planOf,
  label = 'list.export',
  isSmall = false,
}: {
  planOf: () => ExportPlan;
  /** The key of what the button says. */
  label?: string;
  isSmall?: boolean;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { progress, start, stop } = useExport();

  const run = () => {
    const plan = planOf();
    start(plan, fileNameOf(plan.sheetName, plan.place.timeZone, new Date()));
  };
  const cancel = () => {
    stop();
    notify('exporting.cancelled');
  };

  return (
    <>
      <Button
        variant={isSmall ? 'text' : 'outlined'}
        size={isSmall ? 'small' : 'medium'}
        color="inherit"
        startIcon={<Download aria-hidden />}
        onPointerEnter={ExportProgress.preload}
        onFocus={ExportProgress.preload}
        onClick={run}
        disabled={progress !== null}
      >
        {translate(label)}
      </Button>
      {progress && (
        <Suspense fallback={null}>
          <ExportProgress progress={progress} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
}
