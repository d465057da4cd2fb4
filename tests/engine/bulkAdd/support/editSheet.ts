import * as xlsx from 'xlsx';
import { zipOf } from './zipOf.ts';

const sheetPath = '/xl/worksheets/sheet1.xml';

/** The XML of a file's first sheet. */
export function sheetXml(content: Uint8Array, path = sheetPath): string {
  const part = xlsx.CFB.find(xlsx.CFB.read(content, { type: 'array' }), path);
  return new TextDecoder().decode(new Uint8Array(part.content));
}

/** A file with the XML of its first sheet changed, as no spreadsheet program would. */
export function editSheet(
  content: Uint8Array<ArrayBuffer>,
  edit: (xml: string) => string,
): Uint8Array<ArrayBuffer> {
  const { FileIndex, FullPaths } = xlsx.CFB.read(content, { type: 'array' }) as {
    FileIndex: { content: Uint8Array; size: number }[];
    FullPaths: string[];
  };
  const root = FullPaths[0]!;
  const parts = FullPaths.map((path, index) => ({
    name: path.slice(root.length),
    content: new Uint8Array(FileIndex[index]!.content),
  })).filter(({ name }) => /\.(?:xml|rels)$/.test(name));
  const sheet = parts.find(({ name }) => `/${name}` === sheetPath)!;
  sheet.content = new TextEncoder().encode(edit(sheetXml(content)));
  return zipOf(parts);
}
