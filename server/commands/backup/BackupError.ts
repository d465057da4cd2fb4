import { OperatorError } from '../../config/OperatorError.ts';

/** A user-facing error of backup and restore. */
export class BackupError extends OperatorError {}
