import { excelCell, valueOf, type ExportMessage, type ExportPlan } from './plan.ts';
import { readRows } from './readRows.ts';
import { writeCsvFile } from './writeCsvFile.ts';
import { writeWorkbook } from './writeWorkbook.ts';

const post = (message: ExportMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<ExportPlan>) => {
  void run(data).catch(() => post({ kind: 'problem', problem: { status: 0, code: 'UNREACHABLE' } }));
});

async function run(plan: ExportPlan): Promise<void> {
  const { columns, place } = plan;
  const rows = await readRows(plan, post, record =>
    columns.map(column => excelCell(valueOf(record, column), column, place)),
  );
  if (rows === null) return;
  post({ kind: 'writing' });
  const file = plan.format === 'csv' ? writeCsvFile(rows, plan) : await writeWorkbook(rows, plan);
  post({ kind: 'done', rows: rows.length, file }, [file.buffer]);
}
