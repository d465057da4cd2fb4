/** What an API key of an academy may do. The rows of the contract name the scope that admits a key; no other call takes one. */
export const apiScopes = ['rooms:write', 'rooms:read', 'accounts:read'] as const;
export type AcademyScope = (typeof apiScopes)[number];
/** The same with what only keys of the super administrator may do. */
export const systemScopes = [...apiScopes, 'billing:write'] as const;
export type ApiScope = (typeof systemScopes)[number];
