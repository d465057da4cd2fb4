import type { ExportMessage, ExportPlan } from './plan.ts';
import { readRows } from './readRows.ts';
import { cellsOf, writeFile } from './writeFile.ts';

const post = (message: ExportMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<ExportPlan>) => {
  void run(data).catch(() => post({ kind: 'problem', problem: { status: 0, code: 'UNREACHABLE' } }));
});

async function run(plan: ExportPlan): Promise<void> {
  const rows = await readRows(plan, post, record => cellsOf(record, plan));
  if (rows === null) return;
  post({ kind: 'writing' });
  const file = await writeFile(rows, plan);
  post({ kind: 'done', rows: rows.length, file }, [file.buffer]);
}
