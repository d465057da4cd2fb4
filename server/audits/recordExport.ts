import omit from 'lodash/omit.js';
import type { Context } from '../core/context.ts';

type Exported = Pick<Context, 'audit' | 'params' | 'query'>;

const isGiven = ([, value]: [string, unknown]) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** Records who took a whole list out of the console: which list, with which filters, and how many records. */
export async function recordExport(context: Exported, list: string, records: number): Promise<void> {
  const filters = omit((context.query ?? {}) as Record<string, unknown>, ['page', 'size']);
  await context.audit({
    action: 'list.export',
    target: { kind: 'list', id: list, name: list },
    after: { records, ...context.params, ...Object.fromEntries(Object.entries(filters).filter(isGiven)) },
  });
}
