import { readBlock, separators, type Separator } from '../cells/readBlock.ts';
import { decodeText } from './decodeText.ts';
import { maxColumns, maxLines } from './bounds.ts';
import { SheetRefusal } from './SheetRefusal.ts';
import type { Table } from './Table.ts';

const linesToCompare = 30;

/** The separator that splits most of the first lines into equally many cells. */
function separatorOf(text: string): Separator {
  const score = (separator: Separator) => {
    const widths = readBlock(text, separator, linesToCompare)
      .map(line => line.length)
      .filter(width => width > 1);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    return Math.max(0, ...[...counts].map(([width, count]) => count * (width + 10)));
  };
  const best = separators.map(separator => ({ separator, score: score(separator) }));
  return best.toSorted((a, b) => b.score - a.score)[0]!.separator;
}

/** Excel's way to say in the file which separator it has. */
const declared = /^sep=(.)\r?\n/i;
/** Text that a spreadsheet program must not take for a number: `="010…"`. */
const forcedText = /^="(.*)"$/;
/** The apostrophe that keeps a spreadsheet program from taking text for a formula, as exported files have it. */
const apostrophe = /^'(?=[=+\-@\t\r])/;

/** A text file with separators as a table. @throws SheetRefusal when it is no such text */
export function readText(bytes: Uint8Array<ArrayBuffer>, name: string): Table {
  const text = decodeText(bytes);
  const saysIt = declared.exec(text);
  const body = saysIt ? text.slice(saysIt[0].length) : text;
  const separator = separators.find(each => each === saysIt?.[1]) ?? separatorOf(body);
  // The line that says it counts as a line of the file.
  const lines = [...(saysIt ? [[]] : []), ...readBlock(body, separator, maxLines)];
  if (lines.every(line => line.every(cell => cell.trim() === ''))) throw new SheetRefusal('noRows');
  return {
    name: name.replace(/\.[^.]*$/, ''),
    isHidden: false,
    lines: lines.map(line =>
      line.slice(0, maxColumns).map(cell => ({
        text: cell.replace(forcedText, '$1').replace(apostrophe, ''),
        // What is only digits may have lost its zero in a spreadsheet program.
        isNumber: /^\d+$/.test(cell),
      })),
    ),
    hidden: new Set(),
    hiddenColumns: new Set(),
    merges: [],
    tallMerges: [],
  };
}
