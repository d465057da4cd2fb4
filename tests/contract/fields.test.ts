import { expect, test } from 'vitest';
import type * as yup from 'yup';
import type { Call } from '../../src/contract/call.ts';
import { contract } from '../../src/contract/index.ts';
import * as account from '../../src/domain/entities/account.ts';
import * as attendance from '../../src/domain/entities/attendance.ts';
import { group, inquiryBody, studySettings } from '../../src/domain/entities/group.ts';
import * as insight from '../../src/domain/entities/insight.ts';
import * as room from '../../src/domain/entities/room.ts';
import * as session from '../../src/domain/entities/session.ts';
import * as study from '../../src/domain/entities/study.ts';
import { auth } from '../../src/contract/auth.ts';

type Described = { fields?: Record<string, Described>; innerType?: Described };

/** A schema's fields, one level deep; of a list's those of its records. */
function fieldsOf(schema: yup.Schema | undefined, ...path: string[]): string[] {
  let described = schema?.describe() as Described | undefined;
  for (const step of path) described = described?.fields?.[step];
  return Object.keys((described?.innerType ?? described)?.fields ?? {});
}

/** Specification, section 3, typed out once more: entities have these fields, and may have more. */
const entities: [string, yup.Schema, string][] = [
  ['session info', session.sessionInfo, 'role permissions profileImageUrl initialized'],
  ['academy info', session.academiesInfo, 'title coverImageUrl ownerCustomerName ownerCustomerEmail'],
  ['current user', session.me, 'accountNonLocked authenticatedAt customerId email groupId name phone'],
  [
    'student',
    account.student,
    'customerId userId name email phone nickname gender birthday memo registrationStatus accountStatus authenticatedAt managerName',
  ],
  [
    'manager',
    account.manager,
    'customerId userId name email phone nickname gender birthday memo registrationStatus accountStatus authenticatedAt permissions observer assignedStudentCount',
  ],
  [
    'manager summary',
    account.managerSummary,
    'activeManagerCount authenticatedManagerCount creatableManagerCount limitManagerCount noneAuthenticatedManagerCount inactiveManagerCount',
  ],
  [
    'student summary',
    account.studentSummary,
    'activeStudentCount authenticatedStudentCount creatableStudentCount noneAuthenticatedStudentCount inactiveStudentCount',
  ],
  ['subscription', session.subscription, 'userCount'],
  [
    'room',
    room.room,
    'name roomUrlId creatorName creatorEmail nickname createdAt endedAt status maxParticipants durationSeconds passwordSet roomMode',
  ],
  ['room data', room.roomDetails, 'basicInfo detailInfo'],
  ['recommended study', room.recommendedStudy, 'used weight'],
  ['representative info', room.representativeInfo, 'name email nickname'],
  [
    'room user',
    room.roomUser,
    'userId username userType enteredAt exitedAt camera mic speaker networkType creatorPermission expulsionReason os deviceType deviceModel',
  ],
  [
    'study record',
    study.studyRecord,
    'roomName displayName totalStudySeconds firstEnteredAt lastEnteredAt premiumStudySeconds stopwatchStatus targetSeconds attainmentRate',
  ],
  ['study count', study.liveCount, 'totalCount enterRate'],
  ['premium study history', study.premiumStudy, 'today week month total'],
  ['attendance', attendance.attendanceToday, 'date status time rate'],
  ['attendance details', attendance.attendanceDetail, 'userStudyId date status time'],
  [
    'study-time summary',
    insight.studyTimeSummary,
    'lastStudyTimeSummaries recentStudyTimeSummaries studyTimePercentiles studyTimeRanks',
  ],
  [
    'study-time trend',
    insight.studyTimeTrend,
    'recentDayAvgTotalTimeSeconds lastDayAvgTotalTimeSeconds recentTrendLineInfoList lastTrendLineInfoList',
  ],
  ['study-room summary', insight.studyRoomSummary, 'studyRoomCntSummary topRankList bottomRankList'],
  [
    'study-room trend',
    insight.studyRoomTrend,
    'recentDayAvgUsedStudyRoomCnt lastDayAvgUsedStudyRoomCnt recentTrendLineInfoList lastTrendLineInfoList',
  ],
  ['attendance summary', insight.attendanceSummary, 'attendanceCntSummary topRankList bottomRankList'],
  [
    'attendance trend',
    insight.attendanceTrend,
    'recentDayAvgAttendanceCnt lastDayAvgAttendanceCnt recentTrendLineInfoList lastTrendLineInfoList',
  ],
  [
    'group',
    group,
    'name type groupId managerName phone address postalCode detailAddress registrationNumber studyDays logoImageUrl',
  ],
  [
    'abuse settings',
    studySettings,
    'abuseTime cameraOffRecordStop cameraOffNotification absenceDetection absenceDetectionInterval absenceNotification absenceNotificationInterval breakEnabled breakNotification',
  ],
  ['alert settings', account.alertSettings, 'cameraOff absence break'],
  [
    'inquiry form',
    inquiryBody,
    'name company department position email phone mobile userCount serviceDuration expectedStart additionalInquiry marketingConsent privacyConsent',
  ],
  ['signup', auth.createOwner.body!, 'code userId passwd name phone academyName groupId'],
  [
    'end-user profile',
    account.profile,
    'nickname gender birthday resolution dream goal interestCategories dDay',
  ],
];

test.each(entities)('the fields of %s [S3.1]', (_, schema, fields) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test.each([
  [
    'percentiles',
    insight.studyTimeSummary,
    'studyTimePercentiles',
    'topTenAvgTimeSeconds bottomTenAvgTimeSeconds',
  ],
  [
    'a room’s details',
    room.roomDetails,
    'detailInfo',
    'recommendedStudy defaultRoleCamera defaultRoleMic hostPermissions',
  ],
  ['premium study of a week', study.premiumStudy, 'week', 'seconds before'],
  ['a D-day', account.profile, 'dDay', 'name date'],
] as const)('the fields of %s [S3.1]', (_, schema, step, fields) => {
  expect(fieldsOf(schema, step)).toEqual(expect.arrayContaining(fields.split(' ')));
});

const { managers, students, rooms, attendances } = contract;

/** Specification, section 7: what calls take and answer, where it names it. */
const bodies: [string, Call, string][] = [
  ['the check of a code', auth.valid, 'code'],
  ['the first mail of a sign-up', auth.requestEmail, 'email'],
  ['the confirmation of an email', auth.verifyEmail, 'code'],
  ['signing in', auth.login, 'userId passwd'],
  ['the request of a new password', auth.requestReset, 'email'],
  ['a new password', auth.resetPassword, 'password code'],
  ['accepting an invitation', auth.acceptManager, 'code name phone password'],
  ['the check of the current password', contract.session.passwordMatches, 'value'],
  ['permissions', managers.updatePermissions, 'permissions'],
  ['assigning', managers.assign, 'manageStudentList'],
  ['taking students from a manager', managers.unassign, 'studentIdList'],
];
test.each(bodies)('the body of %s [S7.3]', (_, call, fields) => {
  expect(fieldsOf(call.body)).toEqual(expect.arrayContaining(fields.split(' ')));
});

const answers: [string, Call, string][] = [
  ['managers', managers.list, 'content total pageable'],
  ['students', students.list, 'content total pageable'],
  ['rooms', rooms.active, 'content pageInfo'],
  ['one room', rooms.activeOne, 'basicInfo detailInfo'],
  ['a room’s one-time password', rooms.otp, 'otp'],
  ['the check of the current password', contract.session.passwordMatches, 'data'],
  ['a subscription', contract.session.subscriptions, 'userCount'],
  ['attendance reports', attendances.reports, 'listTypeItems'],
];
test.each(answers)('the answer about %s [S7.3]', (_, call, fields) => {
  expect(fieldsOf(call.returns)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('the size of a page is in pageable, and an academy ID is checked by groupId [S7.3]', () => {
  expect(fieldsOf(managers.list.returns, 'pageable')).toEqual(['size']);
  expect(fieldsOf(auth.groupIdExists.query)).toEqual(['groupId']);
});
