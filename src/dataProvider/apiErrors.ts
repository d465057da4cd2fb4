import type { HttpError } from 'ra-core';
import type { Call } from '../contract/call.ts';

type Listener = (error: HttpError, call: Call) => void | Promise<void>;
let listener: Listener | null = null;

/** Subscribes to all failed API calls. A failure is shown after `listener` is done with it. */
export const onApiError = (next: Listener): void => void (listener = next);

/** Notifies subscribers. */
export const reportApiError: Listener = (error, call) => listener?.(error, call);
