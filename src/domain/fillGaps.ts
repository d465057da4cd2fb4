/** A text with its gaps (`%{name}`) filled in; a gap without a value stays empty. */
export const fillGaps = (text: string, values: Record<string, unknown>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
