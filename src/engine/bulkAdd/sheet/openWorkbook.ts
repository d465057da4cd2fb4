import * as xlsx from 'xlsx';
import { maxLines } from './bounds.ts';
import { decodeText } from './decodeText.ts';
import { hiddenInOds } from './hiddenInOds.ts';
import { isEncryptedXls } from './isEncryptedXls.ts';
import { limits } from '../../../domain/limits.ts';
import { readZip } from './readZip.ts';
import { SheetRefusal } from './SheetRefusal.ts';

/** What the cells are made of; pictures, macros, links and the like are not unpacked at all. */
const parts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/workbook\.xml\.rels|workbook\.xml|sharedStrings\.xml|styles\.xml|metadata\.xml|worksheets\/[^/]+\.xml)|mimetype|(?:content|styles|meta)\.xml|META-INF\/manifest\.xml)$/i;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const zip = [0x50, 0x4b, 0x03, 0x04];
/** Excel files before 2007, and newer ones behind a password. */
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

const options: xlsx.ParsingOptions = {
  dense: true,
  cellNF: true,
  cellHTML: false,
  cellFormula: false,
  // Says which rows and columns are hidden, by hand or by a filter.
  cellStyles: true,
  sheetRows: maxLines,
};

/** A workbook in the library's form. The library's own words for a password become the refusal for one. */
function parse(data: unknown, type: 'buffer' | 'string', more: xlsx.ParsingOptions = {}): xlsx.WorkBook {
  try {
    return xlsx.read(data, { ...options, ...more, type });
  } catch (error) {
    throw new SheetRefusal(
      error instanceof Error && /password|encrypt/i.test(error.message) ? 'encrypted' : 'damaged',
    );
  }
}

/** OpenDocument says how often a row or cell is repeated: not more often than rows may be read. */
const capRepeats = (xml: string) =>
  xml.replace(/number-(?:rows|columns)-repeated="(\d+)"/g, (all, count: string) =>
    Number(count) > maxLines ? all.replace(count, String(maxLines)) : all,
  );

async function openZip(bytes: Uint8Array<ArrayBuffer>): Promise<xlsx.WorkBook> {
  const files = await readZip(bytes, name => parts.test(name), limits.upload);
  const names = new Map([...files.keys()].map(name => [name.toLowerCase(), name]));
  const textOf = (name: string) => new TextDecoder().decode(files.get(names.get(name)!));
  const isOpenDocument = names.has('content.xml');
  if (!isOpenDocument && !names.has('xl/workbook.xml')) throw new SheetRefusal('notExcel');
  if (isOpenDocument) {
    if (names.has('meta-inf/manifest.xml') && textOf('meta-inf/manifest.xml').includes('encryption-data'))
      throw new SheetRefusal('encrypted');
    if (!textOf('content.xml').includes('office:spreadsheet')) throw new SheetRefusal('notExcel');
    files.set(names.get('content.xml')!, new TextEncoder().encode(capRepeats(textOf('content.xml'))));
  }
  // Repacked without compression, so that only the measured bytes are unpacked again.
  const clean = xlsx.CFB.utils.cfb_new();
  for (const [name, content] of files) xlsx.CFB.utils.cfb_add(clean, `/${name}`, content);
  const book = parse(xlsx.CFB.write(clean, { fileType: 'zip', type: 'buffer' }), 'buffer');
  return isOpenDocument ? withHidden(book, hiddenInOds(textOf('content.xml'))) : book;
}

/** A workbook whose hidden rows, columns and sheets are marked as in one of Excel. */
function withHidden(book: xlsx.WorkBook, hidden: ReturnType<typeof hiddenInOds>): xlsx.WorkBook {
  book.SheetNames.forEach((name, index) => {
    const { rows = [], columns = [] } = hidden[index] ?? {};
    book.Sheets[name]!['!rows'] = marked(rows);
    book.Sheets[name]!['!cols'] = marked(columns);
  });
  book.Workbook = { ...book.Workbook, Sheets: hidden.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })) };
  return book;
}

function marked(indexes: Iterable<number>): { hidden: true }[] {
  const parts: { hidden: true }[] = [];
  for (const index of indexes) parts[index] = { hidden: true };
  return parts;
}

/** Web pages and XML under the name of a spreadsheet, as academies' own programs store them. */
function openMarkup(bytes: Uint8Array<ArrayBuffer>): xlsx.WorkBook {
  const text = decodeText(bytes);
  if (!/<table|<(?:\w+:)?Workbook/i.test(text)) throw new SheetRefusal('notExcel');
  return parse(text, 'string', { raw: true });
}

/**
 * A workbook of any format of spreadsheets, as far as its rows can be of use.
 *
 * @throws SheetRefusal when it is no spreadsheet, or not one that may be opened
 */
export function openWorkbook(bytes: Uint8Array<ArrayBuffer>): xlsx.WorkBook | Promise<xlsx.WorkBook> {
  if (startsWith(bytes, zip)) return openZip(bytes);
  if (startsWith(bytes, compoundFile)) {
    if (isEncrypted(bytes) || isEncryptedXls(bytes)) throw new SheetRefusal('encrypted');
    return parse(bytes, 'buffer');
  }
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replaceAll('\0', '');
  if (/^[^\w]*<(?:!doctype|\?xml|html|table|head|meta|style|body|\w+:)/i.test(start))
    return openMarkup(bytes);
  throw new SheetRefusal('notExcel');
}
