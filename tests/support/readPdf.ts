import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF file, in the order it was written, without spaces. */
export async function readPdf(content: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: content, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map(item => ('str' in item ? item.str : '')).join('');
    pages.push(text.normalize('NFC').replace(/\s/g, ''));
  }
  await task.destroy();
  return pages;
}
