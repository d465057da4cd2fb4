import type { HttpError } from 'ra-core';
import type { Call } from '../contract/call.ts';

type Listener = (error: HttpError, call: Call) => void;
let listener: Listener | null = null;

/** Subscribes to all failed API calls. */
export const onApiError = (told: Listener): void => void (listener = told);

/** Notifies subscribers. */
export const reportApiError: Listener = (error, call) => listener?.(error, call);
