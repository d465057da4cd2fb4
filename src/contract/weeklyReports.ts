import * as yup from 'yup';
import { flag, id, shape, text } from '../domain/entities/fields.ts';
import {
  reportComment,
  reportCommentBody,
  reportLink,
  reportSettings,
  reportSettingsBody,
  weeklyReport,
} from '../domain/entities/weeklyReport.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { del, get, patch, post, put } from './call.ts';
import { lockable } from './lockable.ts';
import { bulkFields, verdicts } from './students.ts';
import { listed, listQuery, page, query } from './shapes.ts';

const week = rules.date.required();

/** The weekly reports for guardians: a page for each student and week, which begins on a Monday. */
export const weeklyReports = {
  list: get('/weekly-reports', 'VIEW_STATISTICS', {
    query: listQuery({
      sort: ['name'],
      search: ['name'],
      filters: { week, managerId: yup.string().max(64) },
    }),
    returns: lockable(page(weeklyReport)),
    premium: 'peopleStats',
    streams: true,
    added: true,
  }),
  saveComment: put('/weekly-reports/:week/students/:customerId/comment', 'VIEW_STATISTICS', {
    body: reportCommentBody,
    returns: reportComment,
    versioned: true,
    added: true,
  }),
  /** Mails reports to the guardians who have consented. With `dryRun` nothing is sent and the verdicts say what would happen. */
  send: post('/weekly-reports/sendings', 'VIEW_STATISTICS', {
    body: shape({
      ...bulkFields,
      customerIds: bulkFields.customerIds.max(limits.weeklyReport.sendMost, 'validation.tooMany'),
      week,
      /** Also to those who have had the report of this week. */
      again: flag,
    }),
    returns: verdicts,
    refuses: ['PREMIUM_REQUIRED'],
    added: true,
  }),
  links: get('/weekly-reports/links', 'VIEW_STATISTICS', {
    query: query({ customerId: id, week }),
    returns: listed(reportLink),
    added: true,
  }),
  createLink: post('/weekly-reports/links', 'VIEW_STATISTICS', {
    body: shape({ customerId: id, week }),
    /** The address is shown once: only a hash of its code is stored. */
    returns: shape({ url: text, link: reportLink }),
    status: 201,
    idempotent: true,
    refuses: ['PREMIUM_REQUIRED'],
    added: true,
  }),
  revokeLink: del('/weekly-reports/links/:linkId', 'VIEW_STATISTICS', { added: true }),
  settings: get('/groups/:groupId/settings/weekly-reports', 'MANAGE_GROUP_SETTING', {
    returns: reportSettings,
    added: true,
  }),
  updateSettings: patch('/groups/:groupId/settings/weekly-reports', 'MANAGE_GROUP_SETTING', {
    body: reportSettingsBody,
    returns: reportSettings,
    versioned: true,
    added: true,
  }),
};
