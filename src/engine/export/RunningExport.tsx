import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { ExportProgress } from './ExportProgress.tsx';
import { fileTypes } from './fileTypes.ts';
import { fileNameOf } from './fileName.ts';
import type { ExportPlan } from './plan.ts';
import { saveFile } from './saveFile.ts';
import { useExport } from './useExport.ts';

/** Writes a file from when it is shown on, and shows how far it is. */
export function RunningExport({ planOf, onEnd }: { planOf: () => ExportPlan; onEnd: () => void }) {
  const notify = useNotify();
  const { progress, start, stop } = useExport();
  const run = useEffectEvent(() => {
    const plan = planOf();
    const name = fileNameOf(plan.title, plan.place.timeZone, new Date(), plan.format);
    start(plan, name, { save: file => saveFile(file, name, fileTypes[plan.format]), onEnd });
  });
  useEffect(() => run(), []);
  const cancel = () => {
    stop();
    notify('exporting.cancelled');
    onEnd();
  };
  return progress && <ExportProgress progress={progress} onCancel={cancel} />;
}
