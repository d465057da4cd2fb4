const fill = (pattern: string) => `<fill><patternFill ${pattern}</patternFill></fill>`;
const solid = (rgb: string) => fill(`patternType="solid"><fgColor rgb="FF${rgb}"/>`);
const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
/** Number format 49 is text: what is typed stays as it is typed, with its zeros. */
const text = (fontId: number, fillId: number) =>
  `<xf numFmtId="49" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;

/** The styles of a sheet that is written, by their numbers in `stylesXml`. */
export const styles = { cell: 1, header: 2, example: 3, reason: 4 } as const;

/** The looks of a sheet: text cells, a header, an example in grey, reasons in red. */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<fonts count="4">${font('')}${font('<b/>')}${font('<i/><color rgb="FF7B8494"/>')}${font('<color rgb="FFC42B2B"/>')}</fonts>`,
  `<fills count="3">${fill('patternType="none">')}${fill('patternType="gray125">')}${solid('EEF0F4')}</fills>`,
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${text(0, 0)}${text(1, 2)}${text(2, 0)}${text(3, 0)}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
