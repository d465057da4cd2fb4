import { zipOf } from './zipOf.ts';

const text = (content: string) => new TextEncoder().encode(content);

/** An OpenDocument spreadsheet as small as can be. */
export const openDocument = (rows: string, manifest = '', styles = '') =>
  zipOf([
    { name: 'mimetype', content: text('application/vnd.oasis.opendocument.spreadsheet') },
    { name: 'META-INF/manifest.xml', content: text(`<manifest:manifest>${manifest}</manifest:manifest>`) },
    { name: 'styles.xml', content: text('<office:document-styles/>') },
    {
      name: 'content.xml',
      content: text(
        `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
    },
  ]);

/** A row of texts. */
export const odsRow = (attributes: string, ...cells: string[]) =>
  `<table:table-row ${attributes}>${cells.map(cell => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`;
