/** A process takes long to start on a busy machine. */
export const ofProcess = { timeout: 120_000 };
