import { limits } from '../../../domain/limits.ts';
import type { ImportedRow, SheetAnswer, SheetTask } from './plan.ts';

export interface SheetWorker {
  /** Runs a task after those before it. A worker that takes too long, or breaks, is ended. */
  ask: (task: SheetTask) => Promise<SheetAnswer>;
  end: () => void;
}

/** Has spreadsheets read and written off the page's thread. */
export function openSheetWorker(): SheetWorker {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  const run = (task: SheetTask) =>
    new Promise<SheetAnswer>(resolve => {
      const settle = (answer: SheetAnswer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      const fail = (why: 'tooSlow' | 'damaged') => {
        worker.terminate();
        settle({ kind: 'refused', why });
      };
      const timer = setTimeout(() => fail('tooSlow'), limits.upload.maxSeconds * 1_000);
      const rows: ImportedRow[] = [];
      worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => {
        if (data.kind !== 'rows') return settle(data);
        rows.push(...data.rows);
        if (!data.more) settle({ kind: 'rows', rows });
      };
      worker.onerror = () => fail('damaged');
      worker.postMessage(task);
    });
  let previous: Promise<unknown> = Promise.resolve();
  return {
    ask(task) {
      const answer = previous.then(() => run(task));
      previous = answer;
      return answer;
    },
    end: () => worker.terminate(),
  };
}
