import type { Call } from '../../src/contract/call.ts';
import type { CallName } from '../../src/contract/index.ts';
import type { Handler } from '../core/context.ts';
import type { createTurns } from '../core/turns.ts';
import type { Services } from './services.ts';

/** A request for a call of the contract. */
export interface Received {
  services: Services & { inTurn: ReturnType<typeof createTurns> };
  name: CallName;
  call: Call;
  handler: Handler;
  request: Request;
  /** The parameters of its path. */
  params: Record<string, string>;
  now: Date;
  ipAddress: string;
}

/** Whether a call changes something. */
export const isWrite = (call: Call): boolean => call.method !== 'GET';
