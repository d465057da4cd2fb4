import type { Call } from '../contract/call.ts';

/** The key that a call's answer is kept under; without `input`, that of all its answers. */
export const apiKey = (call: Call, input: object = {}) => ['api', call.method, call.path, input] as const;
