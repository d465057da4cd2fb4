import type { HandlersOf } from '../../core/context.ts';
import { inSteps } from '../../core/steps.ts';
import { matchRows } from './match.ts';
import { sendRows } from './send.ts';

export const imports: HandlersOf<'imports'> = {
  match: matchRows,
  send: inSteps(sendRows),
};
