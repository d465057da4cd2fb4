/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a CSV file (RFC 4180). Instants are ISO 8601 in UTC, lists JSON; a text that looks like a formula begins with an apostrophe. */
export const toCsv = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
