import { createSheetReader } from '../../src/engine/bulkAdd/sheet/createSheetReader.ts';
import type { SheetTask } from '../../src/engine/bulkAdd/sheet/plan.ts';

/** A worker in the test's own thread: the environment has none. It does what the real one does, with cloned messages. */
export class SheetWorkerHere extends EventTarget {
  private readonly answer = createSheetReader();
  onmessage: ((event: MessageEvent) => void) | null = null;

  postMessage(task: SheetTask): void {
    const { file } = task as { file?: File };
    // A file is handed over as it is.
    const cloned = {
      ...structuredClone({ ...task, file: undefined }),
      ...(file ? { file } : {}),
    } as SheetTask;
    void this.answer(cloned).then(data => this.onmessage?.({ data: structuredClone(data) } as MessageEvent));
  }

  terminate(): void {
    this.onmessage = null;
  }
}
