import { excelCell, valueOf, type ExportMessage, type ExportPlan } from './plan.ts';
<<<<<<< HEAD
import { takeRows } from './takeRows.ts';
import { writeWorkbook } from './writeWorkbook.ts';
=======
import { openLines } from './openLines.ts';
import { readLines } from './readLines.ts';
>>>>>>> main

const post = (message: ExportMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<ExportPlan>) => {
  void run(data).catch(() => post({ kind: 'problem', problem: { status: 0, code: 'UNREACHABLE' } }));
});

async function run(plan: ExportPlan): Promise<void> {
<<<<<<< HEAD
  const { columns, place } = plan;
  const rows = await takeRows(plan, post, record =>
    columns.map(column => excelCell(valueOf(record, column), column, place)),
=======
  const { columns, place, sheetName } = plan;
  const opened = await openLines(plan);
  if (opened.kind === 'problem') return post(opened);
  const { total, body } = opened;
  const rows: (ExcelCell | undefined)[][] = [columns.map(({ header }) => ({ t: 's', v: header }))];
  for await (const line of readLines(body)) {
    const record = JSON.parse(line) as Record<string, unknown>;
    rows.push(columns.map(column => excelCell(valueOf(record, column), column, place)));
    if (rows.length % progressEvery === 0) post({ kind: 'progress', done: rows.length - 1, total });
  }
  post({ kind: 'writing' });
  const file = writeWorkbook(rows, plan, sheetName);
  post({ kind: 'done', rows: rows.length - 1, file }, [file.buffer]);
}

/** The rows as an xlsx file with typed cells, a header that stays in view and columns of a fitting width. */
function writeWorkbook(
  rows: (ExcelCell | undefined)[][],
  { columns }: ExportPlan,
  sheetName: string,
): Uint8Array<ArrayBuffer> {
  const sheet = {
    '!data': rows,
    '!ref': xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: columns.length - 1 } }),
    '!cols': columns.map(({ as, header }) => ({
      wch: Math.max(displays[as].width ?? 16, header.length * 2),
    })),
    '!autofilter': {
      ref: xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: columns.length - 1 } }),
    },
  } as unknown as xlsx.WorkSheet;
  const book = xlsx.utils.book_new();
  // Names of sheets are at most 31 characters, without the few that formulas use.
  xlsx.utils.book_append_sheet(book, sheet, sheetName.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  return new Uint8Array(
    xlsx.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
>>>>>>> main
  );
  if (rows === null) return;
  post({ kind: 'writing' });
  const file = writeWorkbook(rows, plan);
  post({ kind: 'done', rows: rows.length, file }, [file.buffer]);
}
