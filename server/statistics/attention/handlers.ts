import type { HandlersOf } from '../../core/context.ts';
import { listAttention } from './list.ts';
import { handleAttention, reopenAttention } from './mark.ts';

export const attention: HandlersOf<'attention'> = {
  list: listAttention,
  handle: handleAttention,
  reopen: reopenAttention,
};
