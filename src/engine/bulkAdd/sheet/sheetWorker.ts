import { createSheetReader } from './createSheetReader.ts';
import type { SheetTask } from './plan.ts';

const answer = createSheetReader();

self.addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  void answer(data).then(reply =>
    self.postMessage(reply, { transfer: reply.kind === 'file' ? [reply.file.buffer] : [] }),
  );
});
