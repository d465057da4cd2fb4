import * as xlsx from 'xlsx';

const records = { endOfGlobals: 0x000a, filePass: 0x002f };

/** Whether a workbook of Excel before 2007 is behind a password: a record among the first ones says so, whatever the method. */
export function isEncryptedXls(bytes: Uint8Array): boolean {
  const content = workbookOf(bytes);
  const view = new DataView(content.buffer);
  for (let at = 0; at + 4 <= content.length; at += 4 + view.getUint16(at + 2, true)) {
    const record = view.getUint16(at, true);
    if (record === records.filePass) return true;
    if (record === records.endOfGlobals) return false;
  }
  return false;
}

/** The stream with the cells; nothing of a damaged file. */
function workbookOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    const file = xlsx.CFB.read(bytes, { type: 'array' });
    const stream = xlsx.CFB.find(file, '/Workbook') ?? xlsx.CFB.find(file, '/Book');
    return Uint8Array.from(stream?.content ?? []);
  } catch {
    return new Uint8Array();
  }
}
