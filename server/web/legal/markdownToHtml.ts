import { escapeHtml } from '../escapeHtml.ts';

const heading = /^(#{1,4})\s+(.*)$/;
const item = /^(?:[-*]|\d+[.)])\s+(.*)$/;
const ordered = /^\d+[.)]\s/;
const row = /^\|(.*)\|$/;
const rule = /^\|[\s:|-]+\|$/;
const addresses = /^(?:https?:\/\/|mailto:|\/(?!\/))/;

/** Bold text and links; everything else, HTML included, is text. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^\s)]+)\)/g, (whole: string, label: string, url: string) =>
      addresses.test(url) ? `<a href="${url}">${label}</a>` : whole,
    );

const table = (lines: readonly string[]): string => {
  const [head = [], ...body] = lines
    .filter(line => !rule.test(line))
    .map(line =>
      row
        .exec(line)![1]!
        .split('|')
        .map(cell => inline(cell.trim())),
    );
  const titles = head.map(cell => `<th scope="col">${cell}</th>`).join('');
  const rows = body.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll"><table><thead><tr>${titles}</tr></thead><tbody>${rows}</tbody></table></div>`;
};

/** A list whose first number is kept, because clauses refer to it. */
const list = (lines: readonly string[]): string => {
  const tag = ordered.test(lines[0]!) ? 'ol' : 'ul';
  const first = Number.parseInt(lines[0]!, 10);
  const start = tag === 'ol' && first !== 1 ? ` start="${first}"` : '';
  return `<${tag}${start}>${lines.map(line => `<li>${inline(item.exec(line)![1]!)}</li>`).join('')}</${tag}>`;
};

const kindOf = (line: string) => {
  if (line === '') return 'gap';
  if (heading.test(line)) return 'heading';
  if (row.test(line)) return 'table';
  if (item.test(line)) return ordered.test(line) ? 'numbers' : 'points';
  return 'text';
};

/**
 * Headings, paragraphs, lists, tables, bold text and links of Markdown as HTML: what terms and privacy policies are made of.
 * HTML in it is shown as text, and links lead to web addresses, emails and paths of this host alone.
 */
export function markdownToHtml(markdown: string): string {
  const groups: { kind: string; lines: string[] }[] = [];
  for (const line of markdown.split(/\r?\n/).map(each => each.trim())) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups
    .map(({ kind, lines }) => {
      if (kind === 'gap') return '';
      if (kind === 'table') return table(lines);
      if (kind === 'numbers' || kind === 'points') return list(lines);
      if (kind === 'text') return `<p>${lines.map(inline).join('\n')}</p>`;
      const [, marks = '', text = ''] = heading.exec(lines[0]!) ?? [];
      return `<h${marks.length}>${inline(text)}</h${marks.length}>`;
    })
    .filter(html => html !== '')
    .join('\n');
}
