import { contract } from '../../src/contract/index.ts';
import type { HandlersOf } from '../core/context.ts';
import { loadOne } from '../core/loadOne.ts';
import { simpleRestHandler } from '../core/simpleRest.ts';
import { auditSource } from './list.ts';
import { recordPageExport } from './recordPageExport.ts';

const own = auditSource('group');

export const audits: HandlersOf<'audits'> = {
  recordExport: recordPageExport,
  list: simpleRestHandler(contract.audits.list, own),
  one: context => loadOne(own, context, context.params.id),
};
