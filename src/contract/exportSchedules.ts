import {
  exportReader,
  exportSchedule,
  exportScheduleBody,
  exportScheduleChange,
  exportSending,
} from '../domain/entities/exportSchedule.ts';
import { choice } from '../domain/entities/fields.ts';
import { scheduledScreenNames } from '../domain/scheduledExports.ts';
import { del, get, patch, post } from './call.ts';
import { listed, query } from './shapes.ts';

const refuses = ['FORBIDDEN'] as const;

/**
 * Files of screens that are sent to members of the academy by email on a schedule. Who may see a screen may schedule its file for others
 * who may see it; the owner sees and changes all schedules, everyone else their own, and sees those that they receive.
 */
export const exportSchedules = {
  list: get('/export-schedules', 'academy', { returns: listed(exportSchedule), added: true }),
  /** The accounts that may see a screen, by name. */
  readers: get('/export-schedules/readers', 'academy', {
    query: query({ screen: choice(scheduledScreenNames) }),
    returns: listed(exportReader),
    added: true,
    refuses,
  }),
  create: post('/export-schedules', 'academy', {
    body: exportScheduleBody,
    returns: exportSchedule,
    status: 201,
    idempotent: true,
    added: true,
    refuses: ['FORBIDDEN', 'EXPORT_SCHEDULE_CAP'],
  }),
  /** Pauses it, or goes on with it: times that have passed are not made up for. */
  update: patch('/export-schedules/:scheduleId', 'academy', {
    body: exportScheduleChange,
    returns: exportSchedule,
    versioned: true,
    added: true,
    refuses,
  }),
  delete: del('/export-schedules/:scheduleId', 'academy', { added: true, refuses }),
  /** Sends the file now, besides its schedule. */
  send: post('/export-schedules/:scheduleId/sendings', 'academy', {
    returns: exportSending,
    idempotent: true,
    added: true,
    refuses,
  }),
  /** The caller gets it no more. */
  leave: del('/export-schedules/:scheduleId/recipients/me', 'academy', { added: true, writes: false }),
};
