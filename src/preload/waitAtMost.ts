/** Settles like `work`, or resolves after `ms` milliseconds if that takes longer. */
export const waitAtMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, ms))]);
