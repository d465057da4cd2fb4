import type { Send } from '../../../dataProvider/createRepeatableSend.ts';
import { isRequiredBy } from '../../form/useSchemaResolver.ts';
import { readCell } from '../cells/readCell.ts';
import { toBody } from '../cells/toBody.ts';
import { today } from '../cells/today.ts';
import type { Cells, ExistingRecord, GridDefinition, GridRow, RowErrors } from '../definition.ts';
import { mapInSlices } from '../slices.ts';
import { create } from './create.ts';

/** What only the server knows of a row. */
export interface Answer {
  /** The key of why its email is not available, or null. */
  error: string | null;
  /** The record that it is about, with what the grid's columns say of it. */
  found: { record: ExistingRecord; by: 'EMAIL' | 'PHONE'; texts: Texts } | null;
}
type Texts = Readonly<Record<string, readonly string[]>>;

/** What the answer about a row depends on; its email comes first. */
export const questionOf = ({ update }: GridDefinition, { email = '', phone = '', name = '' }: Cells) =>
  (update ? [email, phone, name] : [email]).join('\n');
export const emailOf = (question: string) => /^[^\n]*/.exec(question)![0];

/** Whether there is something to ask about a row. */
export function isAsked({ update }: GridDefinition, { cells }: GridRow, errors: RowErrors): boolean {
  if (!update) return Object.keys(errors).length === 0;
  const { email = '', phone = '' } = cells;
  return email === '' ? phone !== '' && !errors.phone : !errors.email;
}

/** A record's texts as the same texts in a file would be read. */
function asRead({ fields, schema, update }: GridDefinition, record: ExistingRecord): Texts {
  const texts = update!.textsOf(record);
  return Object.fromEntries(
    fields.map(({ source, kind }) => {
      const field = { kind, isRequired: isRequiredBy(schema, source), options: [] };
      const given = texts[source] ?? [''];
      return [
        source,
        kind === 'choice' ? given : given.map(text => readCell(field, text, { today: today() })),
      ];
    }),
  );
}

/** Asks the server about rows, of which a call takes so many. */
export async function ask(
  send: Send,
  definition: GridDefinition,
  rows: readonly Cells[],
  signal: AbortSignal,
): Promise<Answer[]> {
  if (!definition.update) {
    const bodies = rows.map(cells => toBody(definition.fields, cells));
    const { rows: verdicts } = await create(send, definition, bodies, { dryRun: true, signal });
    // Whether the caps have room for a row depends on the rows before it, and is counted by the grid.
    return rows.map((_, index) => ({ error: verdicts[index]?.fieldErrors.email ?? null, found: null }));
  }
  const people = await mapInSlices(rows, ({ name = '', email = '', phone = '' }) => ({ name, email, phone }));
  const answer = await send(definition.update.match, { body: { rows: people }, signal });
  return mapInSlices(answer.rows, ({ student, by, emailError }) => ({
    error: emailError,
    found:
      student === null || by === null ? null : { record: student, by, texts: asRead(definition, student) },
  }));
}
