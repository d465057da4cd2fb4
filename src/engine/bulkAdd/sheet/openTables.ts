import { limits } from '../../../domain/limits.ts';
import { formats, textFormats } from '../../../domain/uploadFormats.ts';
import { openWorkbook } from './openWorkbook.ts';
import { readText } from './readText.ts';
import { SheetRefusal } from './SheetRefusal.ts';
import type { Table } from './Table.ts';
import { tablesOf } from './tablesOf.ts';

/** The sheets of an uploaded file. @throws SheetRefusal when it is not read */
export async function openTables(file: Blob & { name: string }): Promise<Table[]> {
  const isNamed = (ends: readonly string[]) => ends.some(end => file.name.toLowerCase().endsWith(end));
  if (!isNamed(formats)) throw new SheetRefusal('extension');
  if (file.size === 0) throw new SheetRefusal('empty');
  if (file.size > limits.upload.maxBytes) throw new SheetRefusal('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isNamed(textFormats) && !isWorkbook(bytes)) return [readText(bytes, file.name)];
  try {
    return tablesOf(await openWorkbook(bytes));
  } catch (error) {
    // Other programs store text with tabs under the name of an old Excel file.
    if (isNamed(['.xls']) && error instanceof SheetRefusal && error.why === 'notExcel')
      return [readText(bytes, file.name)];
    throw error;
  }
}

/** A spreadsheet that was only renamed to .csv. */
const isWorkbook = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
