/** Pieces of about so many bytes are written before other requests have their turn. */
const pieceBytes = 2 ** 18;
/** No number of JavaScript is longer as text. */
const mostDigits = 25;
const [comma, braceEnd, minus, zero] = Buffer.from(',}-0');

/** Texts of many as bytes one after another: those of the first are from `starts[0]` to `starts[1]`. */
export interface EncodedTexts {
  bytes: Uint8Array;
  starts: Int32Array;
  longest: number;
}

interface Columns {
  /** The rows in the order in which they are written. */
  rows: Int32Array;
  /** The fields that are texts, as `{"name":"…"`, and where each row's are among them. */
  texts: EncodedTexts;
  places: Int32Array;
  /** The fields that are numbers, by name. */
  numbers: Record<string, Int32Array | Float64Array>;
}

/**
 * A long list of an answer that is written as bytes from columns: objects and their text take twice the time. Programs that read it get
 * the records.
 */
export class JsonRows<T = unknown> {
  readonly #columns: Columns;
  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** The records, separated by commas. */
  *pieces(): Generator<Uint8Array> {
    const { rows, texts, places } = this.#columns;
    const numbers = Object.entries(this.#columns.numbers).map(([name, values]) => ({
      key: Buffer.from(`,${JSON.stringify(name)}:`),
      values,
      areIntegers: values instanceof Int32Array,
    }));
    const most = numbers.reduce((sum, { key }) => sum + key.length + mostDigits, texts.longest + 2);
    const piece = new Uint8Array(pieceBytes + most);
    let at = 0;
    for (const [index, row] of rows.entries()) {
      if (index > 0) piece[at++] = comma!;
      const place = places[row]!;
      const itsTexts = texts.bytes.subarray(texts.starts[place], texts.starts[place + 1]);
      piece.set(itsTexts, at);
      at += itsTexts.length;
      for (const { key, values, areIntegers } of numbers) {
        for (let from = 0; from < key.length; from++) piece[at++] = key[from]!;
        at = areIntegers ? writeInteger(piece, at, values[row]!) : writeNumber(piece, at, values[row]!);
      }
      piece[at++] = braceEnd!;
      if (at < pieceBytes) continue;
      yield piece.slice(0, at);
      at = 0;
    }
    if (at > 0) yield piece.slice(0, at);
  }

  toJSON(): T[] {
    return JSON.parse(`[${Buffer.concat([...this.pieces()]).toString()}]`) as T[];
  }
}

/** Writes the digits of an integer of 32 bits, and returns where they end. */
function writeInteger(bytes: Uint8Array, start: number, integer: number): number {
  let at = start;
  if (integer < 0) bytes[at++] = minus!;
  let rest = Math.abs(integer);
  let end = at + 1;
  for (let power = 10; power <= rest; power *= 10) end++;
  for (let digit = end - 1; digit >= at; digit--) {
    const tenth = Math.floor(rest / 10);
    bytes[digit] = zero! + rest - tenth * 10;
    rest = tenth;
  }
  return end;
}

function writeNumber(bytes: Uint8Array, start: number, number: number): number {
  const text = JSON.stringify(number);
  for (let index = 0; index < text.length; index++) bytes[start + index] = text.charCodeAt(index);
  return start + text.length;
}
