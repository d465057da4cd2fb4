import memoize from 'lodash/memoize.js';
import { paramsIn } from '../../src/contract/call.ts';

/** The names of a path's parameters that are ids; an academy's is a text that people choose. */
export const idParamsIn = memoize((path: string) =>
  paramsIn(path).filter(name => /(?:^i|I)d$/.test(name) && name !== 'groupId'),
);
