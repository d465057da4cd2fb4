import { fileTypes } from './fileTypes.ts';

/** Starts a browser download of a file. */
export function saveFile(content: Uint8Array<ArrayBuffer>, name: string, type = fileTypes.xlsx): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
