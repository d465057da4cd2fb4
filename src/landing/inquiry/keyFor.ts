import { createIdempotencyKeys } from '../../dataProvider/idempotencyKeys.ts';

/**
 * The `Idempotency-Key` of what is sent: the same for the same words, so that cancelling and trying again makes one
 * inquiry even if the first try had got through.
 */
export const { keyOf: keyFor } = createIdempotencyKeys();
