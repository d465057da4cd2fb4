import { readdirSync } from 'node:fs';
import path from 'node:path';

const pattern = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Whether a text is a language's tag as it is written: `ja`, `pt-BR`, not `JA` nor `eng`. */
function isTag(text: string): boolean {
  try {
    return pattern.test(text) && Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/**
 * The languages of a folder of messages, with the files of each: `ja.json`, or all JSON files in a folder `ja`.
 * Hidden files and readmes are ignored.
 *
 * @throws Error whose message names what is not expected in the folder
 */
export function languageTags(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^\.|^readme/i.test(entry.name)) continue;
    const place = path.join(folder, entry.name);
    const tag = entry.isDirectory() ? entry.name : entry.name.replace(/\.json$/, '');
    if (!isTag(tag) || (tag === entry.name && !entry.isDirectory()))
      throw new Error(
        `${place} is not expected: files and folders are named after the tag of a language, such as ko.json, ja.json or pt-BR`,
      );
    const files = entry.isDirectory() ? jsonFilesIn(place) : [place];
    found.set(tag, [...(found.get(tag) ?? []), ...files].toSorted());
  }
  return found;
}

function jsonFilesIn(folder: string): string[] {
  const names = readdirSync(folder).filter(name => !/^\.|^readme/i.test(name));
  const other = names.find(name => !name.endsWith('.json'));
  if (other !== undefined)
    throw new Error(`${path.join(folder, other)} is not expected: texts are JSON files`);
  return names.map(name => path.join(folder, name));
}
