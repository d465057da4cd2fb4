import type { SheetAnswer, SheetTask } from './plan.ts';
import { readSheet } from './readSheet.ts';
import { writeSheet } from './writeSheet.ts';

const post = (answer: SheetAnswer, transfer: Transferable[] = []) => self.postMessage(answer, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  if (data.kind === 'write') {
    const file = writeSheet(data.sheet);
    return post({ kind: 'file', file }, [file.buffer]);
  }
  readSheet(data.file, data.fields, data.today).then(
    answer => post(answer),
    () => post({ kind: 'refused', why: 'damaged' }),
  );
});
