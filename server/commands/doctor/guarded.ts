import { OperatorError } from '../../config/OperatorError.ts';
import type { Finding } from './Finding.ts';

/** What a check finds; that it failed, in the words of the error and without its stack, if it throws. */
export async function guarded(name: string, check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    const { message, cause } = error as Error;
    const text =
      error instanceof OperatorError
        ? message
        : `This check could not run: ${cause instanceof Error ? cause.message : message}`;
    return { name, state: 'failed', text };
  }
}
