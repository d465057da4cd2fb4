/** The queue of what wakes migrations: all that are under way are gone on with, whichever job it was. */
export const moveQueue = { name: 'migrations', retryLimit: 5, retryDelay: 5, retryBackoff: true };
