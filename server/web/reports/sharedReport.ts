import { fillGaps } from '../../../src/domain/fillGaps.ts';
import type { ReportView } from '../../../src/domain/weeklyReport/reportView.ts';
import { escapeHtml as html } from '../escapeHtml.ts';
import { weekChart } from './weekChart.ts';

interface Around {
  logo: string | null;
  /** The last day on which it can be read, in words. */
  until: string;
}

const table = ({ words, days }: ReportView) => `<table>
<thead><tr><th scope="col">${html(words.day)}</th><th scope="col">${html(words.studied)}</th><th scope="col" class="target-column">${html(words.target)}</th><th scope="col">${html(words.firstEntry)}</th><th scope="col">${html(words.lastExit)}</th><th scope="col">${html(words.attendance)}</th></tr></thead>
<tbody>${days
  .map(
    day =>
      `<tr><td>${html(`${day.date} ${day.weekday}`)}</td><td>${html(day.study)}</td><td class="target-column">${html(day.targetText)}</td><td>${html(day.firstEntry)}</td><td>${html(day.lastExit)}</td><td${day.isAbsent ? ' class="absent"' : ''}>${html(day.attendance)}</td></tr>`,
  )
  .join('')}</tbody></table>`;

/** A student's weekly report as the content of a page. */
export function sharedReport(view: ReportView, { logo, until }: Around): string {
  const { words, academy, name, period, running, figures, comment, madeAt } = view;
  return `<article class="sheet">
<header>${logo === null ? '' : `<img src="${html(logo)}" alt="">`}<div><p>${html(academy)} · ${html(words.title)}</p><h1>${html(name)}</h1><p class="period">${html(period)}</p></div></header>
${running === null ? '' : `<p class="running">${html(running)}</p>`}
<dl class="figures">${figures.map(({ label, value, note }) => `<div><dt>${html(label)}</dt><dd class="value">${html(value)}</dd><dd class="note">${html(note)}</dd></div>`).join('')}</dl>
<h2>${html(words.chart)}</h2>
${weekChart(view)}
<h2>${html(words.days)}</h2>
${table(view)}
${comment.trim() === '' ? '' : `<h2>${html(words.comment)}</h2><p class="comment">${html(comment)}</p>`}
<footer><p>${html(madeAt)}</p><p>${html(fillGaps(words.link.until, { date: until }))}</p></footer>
</article>`;
}
