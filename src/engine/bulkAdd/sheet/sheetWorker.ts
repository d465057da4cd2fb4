import { createSheetReader } from './createSheetReader.ts';
import type { SheetAnswer, SheetTask } from './plan.ts';

const answer = createSheetReader();
/** As many rows as a page takes in at once. */
const partRows = 2_000;

function* partsOf(whole: SheetAnswer): Generator<SheetAnswer> {
  if (whole.kind !== 'rows') return yield whole;
  const { rows } = whole;
  let start = 0;
  for (; start + partRows < rows.length; start += partRows)
    yield { kind: 'rows', rows: rows.slice(start, start + partRows), more: true };
  yield { kind: 'rows', rows: rows.slice(start) };
}

self.addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  void answer(data).then(reply => {
    for (const part of partsOf(reply))
      self.postMessage(part, { transfer: part.kind === 'file' ? [part.file.buffer] : [] });
  });
});
