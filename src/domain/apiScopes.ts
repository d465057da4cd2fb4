/** What an API key may do. The rows of the contract name the scope that admits a key; no other call takes one. */
export const apiScopes = ['rooms:write', 'rooms:read', 'accounts:read'] as const;
export type ApiScope = (typeof apiScopes)[number];
