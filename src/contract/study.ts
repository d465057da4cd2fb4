import * as yup from 'yup';
import { id, listOf, shape } from '../domain/entities/fields.ts';
import {
  liveCount,
  liveStudent,
  premiumStudy,
  studiedRoom,
  studyRecord,
  studyTimeline,
} from '../domain/entities/study.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { get, put } from './call.ts';
import { lockable } from './lockable.ts';
import { listQuery, many, page, periodFields, query, queryDate, requiredPeriod } from './shapes.ts';

const scope = { managerId: yup.string().max(64), roomId: yup.string().max(64) };
const optionalDate = query({ date: queryDate });

/**
 * A correction of one student's study on one day in one room; the original stays in the record's history. The server
 * checks the time against the length of that day.
 */
export const correctionBody = shape({
  studyDate: rules.date.required(),
  totalStudySeconds: yup
    .number()
    .integer('validation.numeric')
    .min(0)
    .max(limits.studyDay.mostHours * 3_600, 'validation.studySeconds')
    .required(),
  reason: rules.lengthBetween(limits.reason, 'validation.reason').required(),
});

export const study = {
  live: get('/room-users', 'VIEW_ROOM_USER', {
    query: query({ ...scope, searchText: rules.searchText, roomUserId: many(id, limits.livePatch.max) }),
    returns: shape({ content: listOf(liveStudent) }),
    conditional: true,
  }),
  liveCount: get('/room-users/count', 'VIEW_ROOM_USER', {
    query: query(scope),
    returns: liveCount,
    conditional: true,
  }),
  histories: get('/study-histories', 'VIEW_STUDY_TIME', {
    query: listQuery({
      sort: [
        'studyDate',
        'displayName',
        'roomName',
        'totalStudySeconds',
        'premiumStudySeconds',
        'attainmentRate',
        'firstEnteredAt',
        'lastEnteredAt',
      ],
      search: ['displayName', 'email', 'roomName'],
      filters: { ...requiredPeriod, ...scope, userId: yup.string().max(64) },
    }),
    returns: page(studyRecord),
    streams: true,
  }),
  premium: get('/study-histories/students/:userId/premium', 'VIEW_STUDY_TIME', {
    query: query(periodFields),
    returns: lockable(premiumStudy),
    premium: 'premiumRecord',
  }),
  studiedRooms: get('/study-histories/students/:userId/studied-room', 'VIEW_STUDY_TIME', {
    query: query(periodFields),
    returns: shape({ content: listOf(studiedRoom) }),
  }),
  timeline: get('/study-histories/rooms/:roomId/users/:userId', 'VIEW_STUDY_TIME', {
    query: optionalDate,
    returns: studyTimeline,
  }),
  correct: put('/study-histories/students/:userId/rooms/:roomId', 'VIEW_STUDY_TIME', {
    body: correctionBody,
    returns: studyRecord,
    versioned: true,
  }),
};
