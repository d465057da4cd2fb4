import throttle from 'lodash/throttle';
import { useNotify, useTranslate } from 'ra-core';
import { recordPageExport } from '../../dataProvider/recordPageExport.ts';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from './saveFile.ts';
import type { ExportMessage, ExportPlan } from './plan.ts';

export interface Progress {
  text: string;
  /** From 0 to 100; null while unknown. */
  percent: number | null;
}

interface Problem {
  code: string;
  details?: Record<string, string | number>;
}

interface Options {
  /** What writes the file, when it is not a workbook. */
  worker?: () => Worker;
  save?: (file: Uint8Array<ArrayBuffer>, name: string) => void;
  /** Called once the file is saved, or is not to be had. */
  onEnd?: () => void;
}

/** Each step is drawn, on processors that the file and the server's answer need too. */
const shownEveryMs = 250;

const workbookWorker = () => new Worker(new URL('./exportWorker.ts', import.meta.url), { type: 'module' });

/** Writes a file in a worker, off the page's thread, says how that ended, and can be cancelled at any moment. */
export function useExport() {
  const translate = useTranslate();
  const notify = useNotify();
  const worker = useRef<Worker | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    setProgress(null);
  }, []);
  useEffect(() => stop, [stop]);

  const start = (
    plan: ExportPlan,
    fileName: string,
    { worker: make = workbookWorker, save = (file, name) => saveFile(file, name), onEnd }: Options = {},
  ) => {
    stop();
    // The dialog is much to draw at once; as a transition it is drawn bit by bit, and the page stays responsive.
    startTransition(() => setProgress({ text: translate('exporting.preparing'), percent: null }));
    const onProblem = ({ code, details }: Problem) => {
      notify(`errors.${code}`, {
        type: 'error',
        messageArgs: { ...details, _: translate('exporting.failed') },
      });
      onEnd?.();
    };
    /** What cannot be recorded is not handed out. */
    const finish = async ({ rows, file, undrawn = '' }: Extract<ExportMessage, { kind: 'done' }>) => {
      if (rows > 0) {
        const problem = plan.recorded ? await recordPageExport({ ...plan.recorded, records: rows }) : null;
        if (problem !== null) return onProblem(problem);
        save(file, fileName);
      }
      if (undrawn !== '')
        notify('exporting.undrawn', {
          type: 'warning',
          messageArgs: { letters: undrawn },
          autoHideDuration: null,
        });
      else notify(rows === 0 ? 'exporting.empty' : 'exporting.done', { messageArgs: { smart_count: rows } });
      onEnd?.();
    };
    const showProgress = throttle(setProgress, shownEveryMs, { trailing: false });
    const made = make();
    worker.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<ExportMessage>) => {
      if (data.kind === 'progress')
        return showProgress({
          text: translate(data.isWritten ? 'exporting.written' : 'exporting.progress', {
            done: data.done.toLocaleString(plan.place.locale),
            total: data.total.toLocaleString(plan.place.locale),
          }),
          percent: data.total === 0 ? null : Math.min(100, (100 * data.done) / data.total),
        });
      if (data.kind === 'writing') return setProgress({ text: translate('exporting.writing'), percent: 100 });
      stop();
      if (data.kind === 'problem') return onProblem(data.problem);
      if (data.kind === 'done') void finish(data);
    });
    made.addEventListener('error', () => {
      stop();
      onProblem({ code: 'UNKNOWN' });
    });
    made.postMessage(plan);
  };
  return { progress, start, stop };
}
