/** Something that the person who runs the server can put right. Its message says what, in one sentence, and is shown without a stack. */
export class OperatorError extends Error {}
