import type { WeeklyReport } from '../../../domain/entities/weeklyReport.ts';
import { reportView } from '../../../domain/weeklyReport/reportView.ts';
import type { ExportMessage } from '../../export/plan.ts';
import { readRows } from '../../export/readRows.ts';
import { base64Of } from '../base64Of.ts';
import { pictureOf } from '../pictureOf.ts';
import { sheetShapes } from './sheetShapes.ts';
import type { WeeklyPlan } from './weeklyPlan.ts';
import { writeSheets } from './writeSheets.ts';

const post = (message: ExportMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<WeeklyPlan>) => {
  void run(data).catch(() => post({ kind: 'problem', problem: { status: 0, code: 'UNREACHABLE' } }));
});

async function run(plan: WeeklyPlan): Promise<void> {
  const { words, academy, title, color, logoUrl, credentials, fontUrls, place } = plan;
  const reports = await readRows(plan, post, record => record as WeeklyReport);
  if (reports === null) return;
  post({ kind: 'writing' });
  const [regular, bold, logo] = await Promise.all([
    base64Of(fontUrls.regular, 'same-origin'),
    base64Of(fontUrls.bold, 'same-origin'),
    logoUrl === null ? null : pictureOf(logoUrl, credentials),
  ]);
  const now = new Date(plan.now);
  function* pages() {
    for (const report of reports!) {
      const { language } = report;
      const view = reportView(report, {
        language,
        words: words[language],
        timeZone: place.timeZone,
        academy,
        now,
      });
      yield sheetShapes(view, { color, hasLogo: logo !== null });
    }
  }
  let undrawn = '';
  const file = new Uint8Array(
    writeSheets(pages(), {
      fonts: { regular: regular!, bold: bold! },
      logo,
      title,
      author: academy,
      onUndrawn: letters => (undrawn = letters),
      onWritten: done => post({ kind: 'progress', done, total: reports.length, isWritten: true }),
    }),
  );
  post({ kind: 'done', rows: reports.length, file, undrawn }, [file.buffer]);
}
