/** The spreadsheets that are read, by the ends of their names. */
const spreadsheetFormats = ['.xlsx', '.xlsm', '.xls', '.ods'] as const;
export const textFormats = ['.csv', '.tsv', '.txt'] as const;
export const formats = [...spreadsheetFormats, ...textFormats] as const;
