import { OperatorError } from '../../config/OperatorError.ts';

/** Why no administrator was created, in words for whoever runs the command. */
export class AdminError extends OperatorError {}
