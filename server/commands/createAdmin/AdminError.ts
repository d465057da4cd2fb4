import { OperatorError } from '../../config/OperatorError.ts';

/** A user-facing error of the create-admin command. */
export class AdminError extends OperatorError {}
