import { OperatorError } from '../../config/OperatorError.ts';

/** Why a backup cannot be made or restored, in words for whoever asked for it. */
export class BackupError extends OperatorError {}
