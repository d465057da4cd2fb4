import type { ReportView } from '../../../src/domain/weeklyReport/reportView.ts';
import { escapeHtml } from '../escapeHtml.ts';

const size = { width: 640, height: 250 };
const plot = { left: 56, right: 8, top: 22, bottom: 44 };

/** Study by weekday with the target of each day, as SVG that fits any width. */
export function weekChart({ days, axis, words }: ReportView): string {
  const width = size.width - plot.left - plot.right;
  const height = size.height - plot.top - plot.bottom;
  const most = axis.at(-1)!.seconds;
  const y = (seconds: number) => plot.top + height - (seconds / most) * height;
  const slot = width / days.length;
  const grid = axis.map(
    ({ seconds, text }) =>
      `<line class="grid" x1="${plot.left}" x2="${size.width - plot.right}" y1="${y(seconds)}" y2="${y(seconds)}"/><text x="${plot.left - 8}" y="${y(seconds) + 5}" font-size="13" text-anchor="end">${escapeHtml(text)}</text>`,
  );
  const bars = days.map((day, index) => {
    const x = plot.left + slot * index;
    const middle = x + slot / 2;
    const bar =
      day.seconds === null || day.seconds === 0
        ? ''
        : `<rect class="bar" x="${x + slot * 0.22}" y="${y(day.seconds)}" width="${slot * 0.56}" height="${plot.top + height - y(day.seconds)}" rx="3"/>`;
    const target =
      day.target === null || day.target === 0
        ? ''
        : `<line class="target" x1="${x + 3}" x2="${x + slot - 3}" y1="${y(day.target)}" y2="${y(day.target)}"/>`;
    return `${bar}${target}<text x="${middle}" y="${size.height - 22}" font-size="15" text-anchor="middle" class="value">${escapeHtml(day.weekday)}</text><text x="${middle}" y="${size.height - 5}" font-size="12" text-anchor="middle">${escapeHtml(day.date)}</text>`;
  });
  const label = days.map(({ weekday, study }) => `${weekday} ${study}`).join(', ');
  return `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escapeHtml(`${words.chart}: ${label}`)}">${grid.join('')}${bars.join('')}</svg>
<p class="quiet">– – – ${escapeHtml(words.target)}</p>`;
}
