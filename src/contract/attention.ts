import * as yup from 'yup';
import { attentionRuleIds } from '../domain/attention/attentionRuleIds.ts';
import { attentionCounts, attentionEntry } from '../domain/entities/attention.ts';
import { count, listOf, shape } from '../domain/entities/fields.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { get, post } from './call.ts';
import { manyIds, recordVerdicts } from './recordVerdicts.ts';
import { anyOf, listQuery, queryFlag } from './shapes.ts';

const bulk = { customerIds: manyIds, dryRun: yup.boolean() };
const note = rules.lengthBetween(limits.reason, 'validation.reason');

/** Students who need attention by the academy's rules. */
export const attention = {
  list: get('/attention', 'VIEW_DASHBOARD', {
    query: listQuery({
      sort: ['findingCount', 'since', 'name', 'managerName'],
      search: ['name', 'email'],
      filters: {
        rule: anyOf(attentionRuleIds),
        managerId: yup.string().max(64),
        /** The reasons that were handled and still hold, in place of the open ones. */
        handled: queryFlag,
      },
    }),
    returns: shape({
      content: listOf(attentionEntry),
      total: count,
      pageable: shape({ size: count }),
      ...attentionCounts,
    }),
    streams: true,
    added: true,
  }),
  /** Marks all open reasons of students as handled; what came of it is said with the change itself. */
  handle: post('/attention/handled', 'VIEW_DASHBOARD', {
    body: shape({
      ...bulk,
      note: note.when('dryRun', ([dryRun], schema) =>
        dryRun === true ? schema.optional() : schema.required(),
      ),
    }),
    returns: recordVerdicts,
    added: true,
  }),
  reopen: post('/attention/reopened', 'VIEW_DASHBOARD', {
    body: shape(bulk),
    returns: recordVerdicts,
    added: true,
  }),
};
