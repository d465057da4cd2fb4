/** Lets other requests have their turn before long work goes on. */
export const yieldToEventLoop = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
