import type { ExportMessage } from '../export/plan.ts';
import { readRows } from '../export/readRows.ts';
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
  const logo = paper.logoUrl === null ? null : await logoOf(paper.logoUrl, credentials);
  const onWritten = (done: number) => post({ kind: 'progress', done, total: rows.length, isWritten: true });
  const file = new Uint8Array(writePdf(paper, rows, { font: font!, logo, onWritten }));
  post({ kind: 'done', rows: rows.length, file }, [file.buffer]);
}

/** A file's bytes as base64 text; null when it is not to be had. */
async function base64Of(url: string, credentials: RequestCredentials): Promise<string | null> {
  const response = await fetch(url, { credentials });
  if (!response.ok) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const piece = 0x8000;
  let text = '';
  for (let from = 0; from < bytes.length; from += piece)
    text += String.fromCharCode(...bytes.subarray(from, from + piece));
  return btoa(text);
}

/** A logo as PNG, whatever it is kept as; none where it cannot be read, for a report does without. */
async function logoOf(url: string, credentials: RequestCredentials): Promise<string | null> {
  const response = await fetch(url, { credentials }).catch(() => null);
  if (!response?.ok) return null;
  const image = await createImageBitmap(await response.blob()).catch(() => null);
  if (image === null) return null;
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const png = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
  const base64 = await base64Of(png, 'same-origin');
  URL.revokeObjectURL(png);
  return base64 === null ? null : `data:image/png;base64,${base64}`;
}
