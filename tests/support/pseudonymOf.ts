/** What stands in the place of an erased person's name: the same wherever they appear, and in every language. */
export const pseudonymOf = (customerId: string) => `#${customerId.slice(-8)}`;
