import { limits } from '../../../domain/limits.ts';
import type { SheetAnswer, SheetTask } from './plan.ts';

/** Has spreadsheets read and written off the page's thread. A worker that takes too long, or breaks, is ended. */
export function askWorker(task: SheetTask): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<SheetAnswer>(resolve => {
    const timer = setTimeout(
      () => resolve({ kind: 'refused', why: 'tooSlow' }),
      limits.upload.maxSeconds * 1_000,
    );
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      resolve({ kind: 'refused', why: 'damaged' });
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
