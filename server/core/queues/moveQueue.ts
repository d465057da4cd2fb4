/** The queue that wakes transfers: each of its jobs continues all that are under way. */
export const moveQueue = { name: 'migrations', retryLimit: 5, retryDelay: 5, retryBackoff: true };
