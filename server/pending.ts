import { calls, type CallName } from '../src/contract/index.ts';
import { handlers } from './handlers.ts';

export const pending: readonly CallName[] = calls.map(([name]) => name).filter(name => !handlers[name]);
