import { paramsIn } from '../../src/contract/call.ts';

/** A well-formed id that does not exist. */
export const unknownId = '00000000-0000-7000-8000-000000000000';

/** Parameters for a path, every one the same. */
export const anyParams = (path: string, value = unknownId): Record<string, string> =>
  Object.fromEntries(paramsIn(path).map(name => [name, value]));
