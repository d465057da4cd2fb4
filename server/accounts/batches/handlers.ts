import type { HandlersOf } from '../../core/context.ts';
import { listHandler, toPage } from '../../core/list.ts';
import { batchSource } from './list.ts';
import { oneBatch } from './one.ts';
import { batchRowSource } from './rows.ts';
import { undo } from './undo.ts';

export const batches: HandlersOf<'batches'> = {
  list: listHandler(batchSource, toPage),
  one: oneBatch,
  rows: listHandler(batchRowSource, toPage),
  undo,
};
