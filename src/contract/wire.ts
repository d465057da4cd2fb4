/** Where the calls are on their host. */
export const apiBase = '/api/v1';

/** The headers that the server wants of every call that changes something. */
export const writeHeaders = { 'X-Requested-With': 'studyroom-console' } as const;
