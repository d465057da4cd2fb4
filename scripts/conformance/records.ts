import type { ObjectSchema } from 'yup';
import { paramsIn, type Call } from '../../src/contract/call.ts';
import { calls, type CallName } from '../../src/contract/index.ts';
import { periodParams } from '../../src/domain/period.ts';
import { shiftDate } from '../../src/domain/studyDay.ts';
import type { RequestOptions, Reply } from './client.ts';
import { sampleOf } from './sampleOf.ts';

type Row = Record<string, unknown>;

/**
 * Where a path's parameter comes from: a field of the first record that a call returns. The first row whose beginning a
 * path has counts, so that a new call of a known noun finds its records by itself.
 */
const sources: readonly (readonly [path: string, param: string, from: CallName, field: string])[] = [
  ['/customers/students/batches/', 'batchId', 'batches.list', 'batchId'],
  ['/customers/students/', 'id', 'students.list', 'customerId'],
  ['/customers/managers/manage-groups/students/', 'id', 'students.list', 'customerId'],
  ['/customers/managers/', 'id', 'managers.list', 'customerId'],
  ['/customers/managers/', 'customerId', 'managers.list', 'customerId'],
  ['/customers/by-user-id/', 'userId', 'students.list', 'userId'],
  ['/customers/by-user-id/', 'customerId', 'students.list', 'customerId'],
  ['/customers/:customerId/profile', 'customerId', 'session.me', 'customerId'],
  ['/admin/groups/', 'groupId', 'adminStudents.list', 'groupId'],
  ['/admin/groups/', 'customerId', 'adminStudents.list', 'customerId'],
  ['/groups/', 'groupId', 'session.me', 'groupId'],
  ['/active-studies/rooms/', 'roomId', 'rooms.active', 'roomId'],
  ['/studies/rooms/:roomId', 'roomId', 'rooms.active', 'roomId'],
  ['/room-service/rooms/', 'roomId', 'rooms.active', 'roomId'],
  ['/study-histories/', 'userId', 'study.histories', 'userId'],
  ['/study-histories/', 'roomId', 'study.histories', 'roomId'],
  ['/stats/:id/', 'id', 'students.list', 'customerId'],
  ['/stats/:customerId/', 'customerId', 'session.me', 'customerId'],
  ['/attendances/excuses/', 'excuseId', 'attendances.excuseList', 'excuseId'],
  ['/attendances/users/', 'userId', 'students.list', 'userId'],
  ['/templates/', 'id', 'templates.list', 'id'],
  ['/notifications/', 'id', 'notifications.list', 'id'],
  ['/inquiries/', 'id', 'inquiries.list', 'id'],
  ['/webhooks/', 'webhookId', 'webhooks.list', 'webhookId'],
  ['/webhooks/', 'eventId', 'webhooks.deliveries', 'eventId'],
  ['/audits/', 'id', 'audits.list', 'id'],
  ['/auth/academies/', 'groupId', 'session.me', 'groupId'],
  ['/images/', 'groupId', 'session.me', 'groupId'],
  ['/images/', 'imageId', 'session.uploadImage', 'imageId'],
  ['/admin/academies/', 'groupId', 'admin.academies', 'groupId'],
  ['/admin/migrations/', 'migrationId', 'admin.migrations', 'migrationId'],
];

export interface Records {
  /** The parameters of a call that lead to something, or null when there is nothing. */
  paramsOf: (call: Call) => Promise<Record<string, string> | null>;
  /** A query that a call takes: of periods the last 30 days. */
  queryOf: (call: Call) => Record<string, unknown>;
  /** The first record that a call returns; one that the kit has made comes before. */
  first: (name: CallName) => Promise<Row | undefined>;
  /** Takes a record that the kit has made for the first of its kind. */
  own: (name: CallName, record: Row) => void;
  isOwn: (name: CallName) => boolean;
}

const byName = new Map<CallName, Call>(calls);
const daysBack = 29;

export function createRecords(
  ask: (call: Call, given: RequestOptions) => Promise<Reply | undefined>,
  today: string,
): Records {
  const known = new Map<CallName, Promise<Row | undefined>>();
  const made = new Set<CallName>();
  const since = shiftDate(today, -daysBack);

  const records: Records = {
    queryOf(call) {
      if (call.query === undefined) return {};
      const { fields } = call.query as ObjectSchema<Row>;
      const sampled = sampleOf(call.query) as Row;
      return 'since' in fields ? { ...sampled, ...periodParams({ since, until: today }, 'UTC') } : sampled;
    },
    first(name) {
      const call = byName.get(name)!;
      if (call.method !== 'GET' && !known.has(name)) return Promise.resolve(undefined);
      if (!known.has(name))
        known.set(
          name,
          ask(call, { query: records.queryOf(call) }).then(reply =>
            reply?.status === 200 ? firstOf(reply.body) : undefined,
          ),
        );
      return known.get(name)!;
    },
    own(name, record) {
      known.set(name, Promise.resolve(record));
      made.add(name);
    },
    isOwn: name => made.has(name),
    async paramsOf(call) {
      const params: Record<string, string> = {};
      for (const param of paramsIn(call.path)) {
        const source = sources.find(([path, of]) => of === param && call.path.startsWith(path));
        const value = source ? (await records.first(source[2]))?.[source[3]] : undefined;
        if (param === 'date') params[param] = today;
        else if (typeof value === 'string') params[param] = value;
        else return null;
      }
      return params;
    },
  };
  return records;
}

/** The list that a call's records come from, for its first parameter. */
export const sourceOf = (call: Call): CallName | undefined =>
  sources.find(([path, param]) => paramsIn(call.path)[0] === param && call.path.startsWith(path))?.[2];

function firstOf(body: unknown): Row | undefined {
  const list = Array.isArray(body) ? body : (body as { content?: unknown[] } | null)?.content;
  return (list === undefined ? body : list[0]) as Row | undefined;
}
