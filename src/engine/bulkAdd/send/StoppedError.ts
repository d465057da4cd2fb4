/** A sending ends because someone else has signed in. */
export class StoppedError extends Error {}
