import * as yup from 'yup';
import { auditActions } from '../domain/auditActions.ts';
import { auditKinds } from '../domain/auditKinds.ts';
import { choice, count, id, listOf, maybe, shape } from '../domain/entities/fields.ts';
import { audit } from '../domain/entities/notification.ts';
import { limits } from '../domain/limits.ts';
import { exportFormats, pageExports } from '../domain/pageExports.ts';
import { get, post } from './call.ts';
import { anyOf, listQuery, periodFields, simpleRestList } from './shapes.ts';

/** What can be asked of the audit log. */
export const auditQuery = listQuery({
  sort: ['occurredAt', 'actorName', 'targetName', 'groupId'],
  search: ['actorName', 'targetName'],
  filters: {
    targetKind: anyOf(auditKinds),
    action: anyOf(auditActions),
    /** Who did it. */
    actorId: yup.string().max(64),
    groupId: yup.string().max(64),
    ...periodFields,
  },
});
export type AuditQuery = yup.InferType<typeof auditQuery>;

export const audits = {
  list: get('/audits', ['MANAGE_GROUP_SETTING'], {
    query: simpleRestList(auditQuery),
    added: true,
    returns: listOf(audit),
    streams: true,
  }),
  one: get('/audits/:id', ['MANAGE_GROUP_SETTING'], { returns: audit, added: true }),
  /** A file was made in the browser of what the page shows: which call's answer, of what `:id`, asked with which query. */
  recordExport: post('/audits/exports', 'academy', {
    body: shape({
      list: choice(pageExports),
      format: choice(exportFormats),
      records: count.max(limits.excel.maxRows, 'validation.tooMany'),
      id: maybe(id),
      query: yup.string().max(2_000).defined(),
    }),
    writes: false,
    whileViewing: true,
    added: true,
  }),
};
