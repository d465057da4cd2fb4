import { readEnvFile } from './readEnvFile.ts';
import { OperatorError } from '../../config/OperatorError.ts';

/**
 * Runs one of the server's programs with the settings of `.env`. A failure ends the process with 1: with one sentence
 * if it is the operator's to solve, with its stack if it is a defect.
 */
export function runProgram(main: () => Promise<void>): void {
  Promise.resolve()
    .then(readEnvFile)
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof OperatorError ? error.message : error);
      process.exit(1);
    });
}
