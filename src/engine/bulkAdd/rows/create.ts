import type { Call } from '../../../contract/call.ts';
import { send } from '../../../dataProvider/http.ts';
import type { RowVerdict } from '../../../domain/entities/account.ts';
import type { GridDefinition } from '../definition.ts';

interface Created {
  rows: RowVerdict[];
  createdCount: number;
  refusedCount: number;
}

interface Options {
  invite?: boolean;
  dryRun?: boolean;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Creates records from rows, or with `dryRun` finds out what would become of each. */
export const create = (
  { create, bodyKey: rowsIn }: Pick<GridDefinition, 'create' | 'bodyKey'>,
  rows: readonly object[],
  { invite = false, dryRun = false, ...sending }: Options,
): Promise<Created> =>
  send(
    create as Call,
    {
      body: { [rowsIn]: rows, invite, ...(dryRun ? { dryRun } : {}) },
      ...sending,
    } as never,
  ) as unknown as Promise<Created>;
