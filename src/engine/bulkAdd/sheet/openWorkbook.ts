import * as xlsx from 'xlsx';
import { limits } from '../../../domain/limits.ts';
import { readZip } from './readZip.ts';
import { SheetRefusal } from './SheetRefusal.ts';

/** What the cells are made of; pictures, macros, links and the like are not unpacked at all. */
const parts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/workbook\.xml\.rels|workbook\.xml|sharedStrings\.xml|styles\.xml|metadata\.xml|worksheets\/[^/]+\.xml))$/i;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const zip = [0x50, 0x4b, 0x03, 0x04];
/** Old Excel files, and new ones behind a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const encryptedPackage = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0]);

function isEncrypted(bytes: Uint8Array): boolean {
  for (
    let at = bytes.indexOf(encryptedPackage[0]!);
    at >= 0;
    at = bytes.indexOf(encryptedPackage[0]!, at + 1)
  )
    if (startsWith(bytes.subarray(at, at + encryptedPackage.length), encryptedPackage)) return true;
  return false;
}

/**
 * A spreadsheet, as far as its rows can be of use: of each sheet not more rows than may be imported, and one.
 *
 * @throws SheetRefusal when it is no xlsx file, or not one that may be opened
 */
export async function openWorkbook(file: Blob & { name: string }): Promise<xlsx.WorkBook> {
  if (!/\.xlsx$/i.test(file.name)) throw new SheetRefusal('extension');
  if (file.size === 0) throw new SheetRefusal('empty');
  if (file.size > limits.upload.maxBytes) throw new SheetRefusal('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, compoundFile)) throw new SheetRefusal(isEncrypted(bytes) ? 'encrypted' : 'oldExcel');
  if (!startsWith(bytes, zip)) throw new SheetRefusal('notExcel');
  const files = await readZip(bytes, name => parts.test(name), limits.upload);
  if (![...files.keys()].some(name => name.toLowerCase() === 'xl/workbook.xml'))
    throw new SheetRefusal('notExcel');

  // Repacked without compression, so that only the measured bytes are unpacked again.
  const clean = xlsx.CFB.utils.cfb_new();
  for (const [name, content] of files) xlsx.CFB.utils.cfb_add(clean, `/${name}`, content);
  try {
    return xlsx.read(xlsx.CFB.write(clean, { fileType: 'zip', type: 'buffer' }), {
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
      // Says which rows are hidden, by hand or by a filter.
      cellStyles: true,
      sheetRows: limits.import.maxRows + rowsAround,
    });
  } catch {
    throw new SheetRefusal('damaged');
  }
}

/** Rows allowed above the header, the header itself, an example, and one too many. */
const rowsAround = 13;
