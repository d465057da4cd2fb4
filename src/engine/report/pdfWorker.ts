import type { ExportMessage } from '../export/plan.ts';
import { readRows } from '../export/readRows.ts';
import { base64Of } from './base64Of.ts';
import { pictureOf } from './pictureOf.ts';
import type { Paper } from './paper.ts';
import { writePdf } from './writePdf.ts';

const post = (message: ExportMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<Paper>) => {
  void run(data).catch(() => post({ kind: 'problem', problem: { status: 0, code: 'UNREACHABLE' } }));
});

async function run(paper: Paper): Promise<void> {
  const { credentials } = paper;
  const rows = await readRows(paper, post);
  if (rows === null) return;
  post({ kind: 'writing' });
  const font = await base64Of(paper.fontUrl, 'same-origin');
  const logo = paper.logoUrl === null ? null : await pictureOf(paper.logoUrl, credentials);
  const onWritten = (done: number) => post({ kind: 'progress', done, total: rows.length, isWritten: true });
  let undrawn = '';
  const file = new Uint8Array(
    writePdf(paper, rows, { font: font!, logo, onWritten, onUndrawn: letters => (undrawn = letters) }),
  );
  post({ kind: 'done', rows: rows.length, file, undrawn }, [file.buffer]);
}
