import * as yup from 'yup';
import { liveKinds } from '../choices.ts';
import { choice, id, shape } from './fields.ts';

/** A live event: the kind and id of what changed. Screens fetch the rest. */
const liveChange = shape({ kind: choice(liveKinds), id });
export type LiveChange = yup.InferType<typeof liveChange>;

/**
 * The events of the stream: `change` with what has changed, `refetch` when something may have been missed, `beat` with
 * the server's clock (`at`) and the milliseconds until the next one (`everyMs`) while all is well, `end` when the session
 * is over.
 */
const streamEvents = ['change', 'refetch', 'beat', 'end'] as const;
export type StreamEvent = (typeof streamEvents)[number];
