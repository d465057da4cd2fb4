import type { DescribedCall } from './described/describedCall.ts';
import { webhookCalls } from './described/webhookCalls.ts';

/** The calls that the document describes in words, with examples. */
export const describedCalls: Readonly<Record<string, DescribedCall | undefined>> = { ...webhookCalls };
