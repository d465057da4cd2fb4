import type { SomeHandlersOf } from '../http/context.ts';
import { oneGroup } from './one.ts';
import { updateGroup } from './update.ts';

export const groups: SomeHandlersOf<'groups'> = { one: oneGroup, update: updateGroup };
