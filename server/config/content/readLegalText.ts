import { isCalendarDate } from '../../../src/domain/isCalendarDate.ts';
import type { LegalText } from './content.ts';

const settings = ['version', 'changes', 'url'];

/**
 * A document of `CONTENT_DIR`: settings between two lines `---`, one a line as `name: value`, then Markdown.
 *
 * @throws Error whose message says what is wrong with it
 */
export function readLegalText(text: string): LegalText & { version: string } {
  const [, head, markdown = ''] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined)
    throw new Error('has to begin with settings between two lines ---, such as version: 2026-12-01');
  const given: Record<string, string> = {};
  for (const line of head.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (!settings.includes(name)) throw new Error(`has a setting that does not exist: ${line}`);
    given[name] = value.trim();
  }
  const { version = '', changes = '', url = null } = given;
  if (!isCalendarDate(version))
    throw new Error('needs version: the day from which it applies, such as 2026-12-01');
  if (url !== null && !(/^https?:\/\//.test(url) && URL.canParse(url)))
    throw new Error('url must begin with https:// or http://');
  if ((url === null) === (markdown.trim() === '')) throw new Error('needs either a text or url, not both');
  return { version, changes, url, markdown: markdown.trim() };
}
