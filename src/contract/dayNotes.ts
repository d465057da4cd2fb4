import { dayNote, dayNoteBody } from '../domain/entities/dayNote.ts';
import { del, get, patch, post } from './call.ts';
import { listed, periodFields, query } from './shapes.ts';

const mayChange = ['MANAGE_GROUP', 'MANAGE_GROUP_SETTING'] as const;

/** Holidays, exam days and notes of an academy, which all charts and the attendance matrix show. */
export const dayNotes = {
  /** Those that touch a period; all of them without one. */
  list: get('/day-notes', 'academy', {
    query: query(periodFields),
    returns: listed(dayNote),
    added: true,
  }),
  create: post('/day-notes', mayChange, {
    body: dayNoteBody,
    returns: dayNote,
    status: 201,
    idempotent: true,
    added: true,
    refuses: ['DAY_NOTE_CAP'],
  }),
  update: patch('/day-notes/:noteId', mayChange, {
    body: dayNoteBody,
    returns: dayNote,
    versioned: true,
    added: true,
  }),
  delete: del('/day-notes/:noteId', mayChange, { added: true }),
};
