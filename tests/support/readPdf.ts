import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';

/** Texts of a page that are at most so many points apart in height are on one line. */
const lineTolerance = 2;

/** Reads each page of a PDF file by `textOf`. */
async function readPages(
  content: Uint8Array,
  textOf: (items: readonly TextItem[]) => string,
): Promise<string[]> {
  // The reader takes the bytes away from who gives them.
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(textOf(items.filter(item => 'str' in item)).normalize('NFC'));
    page.cleanup();
  }
  await task.destroy();
  return pages;
}

/** The text of each page of a PDF file, in the order it was written, without spaces. */
export const readPdf = (content: Uint8Array): Promise<string[]> =>
  readPages(content, items => items.map(({ str }) => str.replace(/\s/g, '')).join(''));

const left = ({ transform }: TextItem) => transform[4] as number;
const height = ({ transform }: TextItem) => transform[5] as number;

/** The lines of each page of a PDF file as they are seen: from the top, and from left to right with a space between texts. */
export const readPdfLines = (content: Uint8Array): Promise<string[]> =>
  readPages(content, items => {
    const lines: TextItem[][] = [];
    for (const item of items
      .filter(({ str }) => str.trim() !== '')
      .toSorted((a, b) => height(b) - height(a))) {
      const line = lines.at(-1);
      if (line !== undefined && height(line[0]!) - height(item) <= lineTolerance) line.push(item);
      else lines.push([item]);
    }
    return lines
      .map(line =>
        line
          .toSorted((a, b) => left(a) - left(b))
          .map(({ str }) => str)
          .join(' '),
      )
      .join('\n');
  });
