import type { Call } from '../contract/call.ts';
import type { Input } from './http.ts';

/** A call that a page makes when it is opened, with the input that it makes it with. */
export interface PageCall<C extends Call = Call> {
  call: C;
  input: Omit<Input<C>, 'signal'>;
  /** How long an answer counts as new, in milliseconds, where the page says so too. */
  staleTime?: number;
}

export const pageCall = <C extends Call>(
  call: C,
  input: PageCall<C>['input'] = {} as PageCall<C>['input'],
): PageCall<C> => ({ call, input });
