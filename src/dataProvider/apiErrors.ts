import type { HttpError } from 'ra-core';
import type { Call } from '../contract/call.ts';

type Listener = (error: HttpError, call: Call) => void;
let listener: Listener | null = null;

/** Has somebody told of every call that fails, whoever has made it. */
export const onApiError = (told: Listener): void => void (listener = told);

/** Tells whoever wants to know. */
export const reportApiError: Listener = (error, call) => listener?.(error, call);
