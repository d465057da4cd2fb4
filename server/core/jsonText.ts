/** A record that the database has written as the response has it. Programs that read it get the record. */
export class JsonText<T = unknown> {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): T {
    return JSON.parse(this.text) as T;
  }
}

const areTexts = (value: unknown): value is JsonText[] =>
  Array.isArray(value) && value[0] instanceof JsonText;

/** Whether an answer is or has among its fields a list of texts. */
export const holdsTexts = (answer: unknown): boolean =>
  areTexts(answer) || (typeof answer === 'object' && answer !== null && Object.values(answer).some(areTexts));

const listOf = (texts: JsonText[]) => `[${texts.map(({ text }) => text).join(',')}]`;

/** `JSON.stringify` of what is a text already, or is or has among its fields a list of them. */
export function toJson(answer: unknown): string {
  if (answer instanceof JsonText) return answer.text;
  if (areTexts(answer)) return listOf(answer);
  if (!holdsTexts(answer)) return JSON.stringify(answer);
  const fields = Object.entries(answer as object).map(([name, value]) =>
    areTexts(value) ? `"${name}":${listOf(value)}` : JSON.stringify({ [name]: value }).slice(1, -1),
  );
  return `{${fields.filter(Boolean).reduce((all, field) => `${all},${field}`)}}`;
}
