/** The webhook id of requests to the operator's billing system, which belong to no webhook of an academy. */
export const billingOutboxId = '00000000-0000-0000-0000-000000000001';
