import { contract } from '../../src/contract/index.ts';
import type { HandlersOf } from '../core/context.ts';
import type { ListContext } from '../core/list.ts';
import { found } from '../core/problem.ts';
import { simpleRestHandler } from '../core/simpleRest.ts';
import type { Audit } from '../../src/domain/entities/notification.ts';
import { auditSource } from './list.ts';
import { recordPageExport } from './recordPageExport.ts';

const own = auditSource('group');

export const audits: HandlersOf<'audits'> = {
  recordExport: recordPageExport,
  list: simpleRestHandler(contract.audits.list, own),
  async one(context) {
    const [record] = await own.load(context as unknown as ListContext<never>, [context.params.id]);
    return found(record) as Audit;
  },
};
