import { paramsIn } from '../../src/contract/call.ts';

/** An id that has the form of one and is nobody's. */
export const unknownId = '00000000-0000-7000-8000-000000000000';

/** Parameters for a path, every one the same. */
export const anyParams = (path: string, value = unknownId): Record<string, string> =>
  Object.fromEntries(paramsIn(path).map(name => [name, value]));
