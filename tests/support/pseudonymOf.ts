/** The pseudonym of an erased person: the same everywhere, and in every language. */
export const pseudonymOf = (customerId: string) => `#${customerId.slice(-8)}`;
