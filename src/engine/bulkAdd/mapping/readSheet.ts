import { limits } from '../../../domain/limits.ts';
import { listedHeaders } from '../cells/listedHeaders.ts';
import { plainWord } from '../cells/plainWord.ts';
import { maxHeaderLines, maxLines } from '../sheet/bounds.ts';
import type { Table } from '../sheet/Table.ts';
import { filledCells } from './contentShare.ts';
import { findHeader } from './findHeader.ts';
import { headerScore, isIgnored } from './headerScore.ts';
import { headersAt, widthOf } from './headersAt.ts';
import type { Choices, SheetView } from './Overview.ts';
import { proposeSpare } from './proposeSpare.ts';
import { proposeTargets } from './proposeTargets.ts';
import { readRecords, type SheetRecord } from './readRecords.ts';
import { remarksOf } from './remarksOf.ts';
import type { Subject } from './Subject.ts';
import { sourceOf } from './Target.ts';

export interface SheetReading {
  view: SheetView;
  records: SheetRecord[];
  /** The labels of required fields that no column goes to. */
  missing: string[];
}

const samplesShown = 3;
const sampledLines = 200;

/** One sheet, with what was chosen for it. */
export function readSheet(table: Table, { fields, today, memory }: Subject, choices: Choices): SheetReading {
  const chosen = choices.sheets[table.name] ?? {};
  const headerRow =
    chosen.headerRow === undefined
      ? findHeader(table, fields, memory)
      : chosen.headerRow === null
        ? null
        : chosen.headerRow - 1;
  const width = widthOf(table);
  const headers =
    headerRow === null ? Array.from({ length: width }, () => '') : headersAt(table, headerRow, width);
  const body = table.lines.slice(headerRow === null ? 0 : headerRow + 1);
  const columns = headers.map((header, column) => ({
    header,
    isHidden: table.hiddenColumns.has(column),
    cells: body.slice(0, sampledLines).map(line => line[column] ?? { text: '', isNumber: false }),
  }));
  const proposals = proposeSpare(
    columns,
    fields,
    proposeTargets(columns, fields, memory, today),
    choices.withSheetName ? remarksOf(fields) : null,
  );
  const targets = chosen.targets ?? proposals.map(({ target }) => target);
  const { records, skipped, lineCount } = readRecords(table, {
    headerRow,
    headers,
    targets,
    fields,
    today,
    followed: new Set(choices.followed),
  });
  const mapped = new Set(targets.flatMap(target => (target === null ? [] : [sourceOf(target)])));
  return {
    records,
    missing: fields
      .filter(({ source, isRequired }) => isRequired && !mapped.has(source))
      .map(({ label }) => label),
    view: {
      name: table.name,
      isHidden: table.isHidden,
      isChosen: false,
      rowCount: records.length,
      lineCount,
      hiddenCount: records.filter(({ isHidden }) => isHidden).length,
      skipped,
      headerRow: headerRow === null ? null : headerRow + 1,
      top: topOf(table),
      columns: columns.map(({ header, cells }, column) => {
        const filled = filledCells(cells);
        const target = targets[column] ?? null;
        return {
          header,
          samples: [...new Set(filled.map(({ text }) => text.trim()))].slice(0, samplesShown),
          target,
          isSure:
            proposals[column]!.isSure ||
            (target === null &&
              (listedHeaders.has(plainWord(header)) ||
                (isIgnored(header) && fields.every(field => headerScore(header, field) === 0)))),
          isEmpty: filled.length === 0 && target === null,
        };
      }),
      isTooLong: table.lines.length >= maxLines || records.length > limits.import.gridRows,
    },
  };
}

function topOf({ lines }: Table): SheetView['top'] {
  return lines.slice(0, maxHeaderLines).flatMap((line, index) => {
    const text = line
      .map(cell => cell.text.trim())
      .filter(Boolean)
      .join(' · ')
      .slice(0, 120);
    return text === '' ? [] : [{ number: index + 1, text }];
  });
}
