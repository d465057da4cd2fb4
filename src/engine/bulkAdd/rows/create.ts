import type { Call } from '../../../contract/call.ts';
import type { Send } from '../../../dataProvider/createRepeatableSend.ts';
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
  signal?: AbortSignal;
}

/** Creates records from rows, or with `dryRun` finds out what would become of each. */
export const create = (
  send: Send,
  { create, bodyKey: rowsIn, body }: Pick<GridDefinition, 'create' | 'bodyKey' | 'body'>,
  rows: readonly object[],
  { invite = false, dryRun = false, ...sending }: Options,
): Promise<Created> =>
  send(
    create as Call,
    {
      body: { ...body, [rowsIn]: rows, invite, ...(dryRun ? { dryRun } : {}) },
      ...sending,
    } as never,
  ) as Promise<Created>;
