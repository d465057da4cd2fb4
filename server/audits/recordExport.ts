import omit from 'lodash/omit.js';
import type { CallName } from '../../src/contract/index.ts';
import type { ExportFormat } from '../../src/domain/pageExports.ts';
import type { Context } from '../core/context.ts';

type Exported = Pick<Context, 'audit' | 'params' | 'query'>;

const isGiven = ([, value]: [string, unknown]) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * Records who took a whole list out of the console: which list, with which filters, how many records, and in which format
 * where that is known.
 */
export async function recordExport(
  context: Exported,
  list: CallName,
  records: number,
  format?: ExportFormat,
): Promise<void> {
  const { filter, ...rest } = (context.query ?? {}) as Record<string, unknown>;
  const filters = {
    ...omit(rest, ['page', 'size', 'sort', 'range', 'searchType', 'roomUserId']),
    // The dialect of `ra-data-simple-rest` has its filters in one text, which has been read by now.
    ...(typeof filter === 'string' ? (JSON.parse(filter) as object) : {}),
  };
  await context.audit({
    action: 'list.export',
    target: { kind: 'list', id: list, name: list },
    after: {
      records,
      ...(format && { format }),
      ...context.params,
      ...Object.fromEntries(Object.entries(filters).filter(isGiven)),
    },
  });
}
