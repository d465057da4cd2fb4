import type * as yup from 'yup';

const id = '01957c2e-6f00-7000-8000-000000000001';
const instant = '2026-03-02T09:00:00+09:00';

/** A row of an import, whose fields are checked one by one. */
const row = { name: 'Haneul Kim', email: 'haneul.kim@example.com', phone: '01012345678', memo: '' };

/** Objects whose fields another schema checks. */
const loose: Record<string, object> = {
  students: row,
  managers: row,
  data: { roomId: id, customerId: id },
};

/** Example values by the name of their field; the first name that fits and whose value passes the schema is taken. */
const byName: readonly [RegExp, readonly unknown[]][] = [
  [/^locked$/, [false]],
  [
    /^payload$/,
    ['{"type":"room.ended","timestamp":"2026-03-02T00:00:00.000Z","groupId":"hanbit-academy","data":{}}'],
  ],
  [/^answer$/, ['']],
  [/^type$/, ['participant.joined']],
  [/^source$/, ['/rooms.example.com']],
  [/^os$/, ['Android 16']],
  [/^deviceModel$/, ['SM-T970']],
  [/^message$/, ['OK']],
  [/^userId$/, ['haneul.kim@example.com', id]],
  [/^plan$/, ['PREMIUM']],
  [/email|recipient|address/i, ['haneul.kim@example.com', '']],
  [/passwd|password/i, ['Study2026!', '', true]],
  [/otp|^code$/i, ['123456', 'A1b2C3d4']],
  [/phone/i, ['01012345678', '0212345678']],
  [/^(groupId|.*GroupId)$/, ['hanbit-academy']],
  [/academyName|groupName/i, ['Hanbit Study Cafe']],
  [/roomName/i, ['Focus room 1']],
  [/title|subject/i, ['Study plan for March']],
  [/memo|reason|text|content|body|comment|description/i, ['Target time changed after a talk', '']],
  [/nickname/i, ['Haneul']],
  [/name$/i, ['Haneul Kim']],
  [/birthday/i, ['2009-04-17']],
  [/(date|day|since|until|on)$/i, ['2026-03-02', instant, 1, '']],
  [/(at|time)$/i, [instant, '09:00', '09:00:00', 3_600, '']],
  [/seconds$/i, [3_600]],
  [/minutes$/i, [30]],
  [/rate|percent|share/i, [87.5, 87]],
  [/change/i, [4.2, 4]],
  [/count|total|number|rank|size|version|page/i, [12, 1]],
  [/color/i, ['#3355AA']],
  [/timeZone/i, ['Asia/Seoul']],
  [/ipAddress/i, ['203.0.113.7']],
  [/secret|token/i, ['JBSWY3DPEHPK3PXPJBSWY3DP']],
  [/^issuer$/, ['https://id.example.com']],
  [/^domains$/, ['hanbit.example']],
  [/url/i, ['https://console.example.com/image.webp', null]],
];
const texts = [
  id,
  '2026-03-02',
  instant,
  'haneul.kim@example.com',
  '01012345678',
  '123456',
  '1234567890',
  'Study2026!',
  'hanbit-academy',
  '09:00:00',
  '09:00',
  '#3355AA',
  'ko',
  'name,asc',
  'text',
  '',
];
const numbers = [12, 1, 0, 10, 50, 100, 400, 3_600];

interface Parts {
  fields?: Record<string, yup.Schema>;
  innerType?: yup.Schema;
}

/**
 * An example of what a schema of the contract describes, with all of its fields.
 *
 * @throws Error when no known value passes the schema.
 */
export function exampleOf(schema: yup.Schema, field = ''): unknown {
  const { documents } = (schema.spec?.meta ?? {}) as { documents?: yup.Schema };
  const found = candidates(documents ?? schema, field).find(each =>
    schema.isValidSync(each, { strict: true }),
  );
  if (found === undefined) throw new Error(`No example is known for ${field || 'a value'} (${schema.type}).`);
  return found;
}

/** The field of an answer that a plan may lock, as it is when it is not locked. */
const unlocked = (schema: yup.Schema) =>
  schema.type === 'lazy'
    ? schema
    : ((schema as yup.AnySchema).resolve({ value: undefined, parent: { locked: false } }) as yup.Schema);

function candidates(schema: yup.Schema, field: string): unknown[] {
  const { fields, innerType } = schema as unknown as Parts;
  if (schema.type === 'object') {
    const all = Object.entries(fields ?? {});
    const of = (entries: typeof all) =>
      Object.fromEntries(entries.map(([name, each]) => [name, exampleOf(unlocked(each), name)]));
    const required = all.filter(([, each]) => !unlocked(each).isValidSync(undefined, { strict: true }));
    const known = all.length === 0 ? loose[field] : undefined;
    return [...(known ? [known] : []), of(all), of(required), null];
  }
  if (schema.type === 'array') return [...(innerType ? [[exampleOf(innerType, field)]] : []), []];
  const named = byName.filter(([pattern]) => pattern.test(field)).flatMap(([, values]) => values);
  const { oneOf = [] } = schema.type === 'lazy' ? {} : (schema.describe() as { oneOf?: unknown[] });
  const others = { boolean: [true, false], number: numbers, mixed: [{}] }[schema.type] ?? texts;
  return [...named, ...oneOf, ...others, null];
}
