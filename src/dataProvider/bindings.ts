import type { AnswerOf, Call } from '../contract/call.ts';
import { contract } from '../contract/index.ts';
import { lists } from '../contract/lists.ts';
import type { AcademyActivity } from '../contract/admin.ts';
import type { Batch } from '../contract/batches.ts';
import type { AdminStudent } from '../contract/students.ts';
import type { Manager, Profile, Student } from '../domain/entities/account.ts';
import type { AcademyOverview, Group, StudySettings } from '../domain/entities/group.ts';
import type { Migration } from '../domain/entities/migration.ts';
import type { Room, RoomDetails } from '../domain/entities/room.ts';
import { toAssignment } from './toAssignment.ts';
import type { StudyRecord } from '../domain/entities/study.ts';
import type { AttentionEntry } from '../domain/entities/attention.ts';
import type { ListedExcuse } from '../domain/entities/excuse.ts';
import type { AttendanceToday } from '../domain/entities/attendance.ts';

/** One page of a list, whatever the call's own form of it. */
interface ListPage<T> {
  content: T[];
  total: number;
}

/** Which call serves which verb of a resource, and what names a record. Methods, so that every binding is one of objects. */
export interface Binding<T = object> {
  /** Without it, a record keeps the id that it was requested with. */
  id?(record: T): string;
  list?: { call: Call; unwrap(answer: object): ListPage<T> };
  /** The ids of everything that matches, for "select all". */
  ids?: Call;
  one?: Call;
  /** What a single record's answer is as a record, where lists have it in another form. */
  toRecord?(answer: object): T;
  update?: Call;
  /** What names a record in its update, where the specification names it there by another id. */
  updateId?(record: T): string;
  create?: Call;
  delete?: Call;
  /** What the body of such a verb says besides. */
  actionBody?: (action: string) => object;
  /** What such a call is sent, where it is not a body with `customerIds`. */
  actionInput?: Record<string, (body: ActionBody) => { params: Record<string, string>; body: object }>;
  /** Verbs of this resource beyond the usual ones, by name; bulk ones take the ids as `idsIn`. */
  actions?: Record<string, Call>;
  /** What the ids of a bulk verb are called in its body: `customerIds` unless it says otherwise. */
  idsIn?: string;
}

/** What a verb is asked for: which records, and what was chosen with it. */
export type ActionBody = { customerIds: string[]; dryRun?: boolean; managerId?: string };

const bind = <T>(binding: Binding<T>) => binding;

/** A list call that answers `content`, `total` and `pageable`. */
const page = <C extends Call>(call: C) => ({
  call,
  unwrap: ({ content, total }: AnswerOf<C> & ListPage<never>) => ({ content, total }),
});
/** A list call that answers `content` and `pageInfo`. */
const pageWithInfo = <C extends Call>(call: C) => ({
  call,
  unwrap: ({ content, pageInfo }: AnswerOf<C> & { content: never[]; pageInfo: { total: number } }) => ({
    content,
    total: pageInfo.total,
  }),
});

const c = contract;

/**
 * react-admin's resources:
 *
 * | resource       | getList                  | getOne                        | update                     |
 * | -------------- | ------------------------ | ----------------------------- | -------------------------- |
 * | students       | GET /customers/students  | GET /customers/students/{id}  | PATCH /customers/students/{id} |
 * | profiles       |                          | GET /customers/by-user-id/{userId} | PATCH /customers/by-user-id/{customerId} |
 * | managers       | GET /customers/managers  | GET /customers/managers/{id}  | PATCH /customers/managers/{id} |
 * | rooms          | GET /active-studies      | GET /active-studies/rooms/{id}| PUT /studies/rooms/{id}    |
 * | roomHistories  | GET /studies/histories   | GET /studies/rooms/{id}/histories |                        |
 * | groups         |                          | GET /academies                | PUT /academies             |
 * | studySettings  |                          | GET /groups/{groupId}/settings/study | PATCH the same      |
 * | studyHistories | GET /study-histories     |                               |                            |
 * | attention      | GET /attention           |                               |                            |
 * | attendances    | GET /attendances/today   |                               |                            |
 * | excuses        | GET /attendances/excuses |                               |                            |
 *
 * Templates, notifications, inquiries and audits are served by `ra-data-simple-rest` itself.
 */
export const bindings = {
  students: bind<Student>({
    id: student => student.customerId,
    list: page(lists.students),
    ids: c.students.ids,
    one: c.students.one,
    update: c.students.update,
    delete: c.students.delete,
    actions: {
      activate: c.students.activateMany,
      deactivate: c.students.deactivateMany,
      delete: c.students.deleteMany,
      restore: c.students.restoreMany,
      resendInvitation: c.students.resendEmailMany,
      assign: c.managers.assign,
      unassign: c.managers.unassign,
      update: c.students.updateMany,
      excuse: c.attendances.excuseMany,
      setTimes: c.attendances.setTimes,
    },
    actionInput: {
      assign: toAssignment,
      unassign: ({ managerId = '', customerIds, ...rest }) => ({
        params: { id: managerId },
        body: { studentIdList: customerIds, ...rest },
      }),
    },
  }),
  batches: bind<Batch>({ id: batch => batch.batchId, list: page(lists.batches) }),
  profiles: bind<Profile>({
    id: profile => profile.userId,
    one: c.session.customerByUserId,
    update: c.session.updateCustomer,
    updateId: profile => profile.customerId,
  }),
  managers: bind<Manager>({
    id: manager => manager.customerId,
    list: page(lists.managers),
    ids: c.managers.ids,
    one: c.managers.one,
    update: c.managers.update,
    delete: c.managers.delete,
    actions: {
      activate: c.managers.activateMany,
      deactivate: c.managers.deactivateMany,
      delete: c.managers.deleteMany,
      restore: c.managers.restoreMany,
      resendInvitation: c.managers.resendEmailMany,
    },
  }),
  rooms: bind<Room>({
    id: room => room.roomId,
    list: pageWithInfo(lists.rooms),
    one: c.rooms.activeOne,
    toRecord: ({ basicInfo, detailInfo, version }: RoomDetails) => ({ ...basicInfo, ...detailInfo, version }),
    update: c.rooms.update,
    delete: c.rooms.end,
    actions: { endRooms: c.rooms.endMany },
    idsIn: 'roomIds',
  }),
  roomHistories: bind<Room>({ id: room => room.roomId, list: pageWithInfo(lists.roomHistories) }),
  studyHistories: bind<StudyRecord>({ id: record => record.id, list: page(lists.studyHistories) }),
  academies: bind<AcademyOverview>({
    id: academy => academy.groupId,
    list: page(lists.academies),
    one: c.admin.academy,
  }),
  migrations: bind<Migration>({
    id: migration => migration.migrationId,
    list: page(lists.migrations),
    one: c.admin.migration,
  }),
  academyActivity: bind<AcademyActivity>({
    id: academy => academy.groupId,
    list: page(lists.academyActivity),
  }),
  adminStudents: bind<AdminStudent>({
    id: student => student.id,
    list: page(lists.adminStudents),
    actions: {
      activate: c.admin.updateStudents,
      deactivate: c.admin.updateStudents,
      delete: c.admin.updateStudents,
      restore: c.admin.updateStudents,
    },
    actionBody: action => ({ action: action.toUpperCase() }),
  }),
  groups: bind<Group>({ id: group => group.groupId, one: c.groups.one, update: c.groups.update }),
  studySettings: bind<StudySettings>({ one: c.groups.studySettings, update: c.groups.updateStudySettings }),
  attention: bind<AttentionEntry>({
    id: entry => entry.customerId,
    list: page(lists.attention),
    actions: {
      handle: c.attention.handle,
      reopen: c.attention.reopen,
      assign: c.managers.assign,
      update: c.students.updateMany,
    },
    actionInput: { assign: toAssignment },
  }),
  attendances: bind<AttendanceToday>({
    id: record => record.userId,
    list: page(lists.attendances),
    actions: {
      markPresent: c.attendances.correctMany,
      markAbsent: c.attendances.correctMany,
    },
    actionBody: action => ({ status: action === 'markPresent' ? 'PRESENT' : 'ABSENT' }),
    idsIn: 'userIds',
  }),
  excuses: bind<ListedExcuse>({
    id: excuse => excuse.excuseId,
    list: page(lists.excuses),
    actions: { deleteExcuses: c.attendances.deleteExcuses },
    idsIn: 'excuseIds',
  }),
};

export type BoundResource = keyof typeof bindings;
/** The resources that speak the dialect of `ra-data-simple-rest`. */
export const simpleRest = {
  templates: lists.templates,
  notifications: lists.notifications,
  inquiries: lists.inquiries,
  audits: lists.audits,
  adminAudits: lists.adminAudits,
} as const satisfies Record<string, Call>;
type SimpleRestResource = keyof typeof simpleRest;
export type ResourceName = BoundResource | SimpleRestResource;
const simpleRestCalls: Record<string, Call> = simpleRest;
/** The list call of a resource that speaks the dialect of `ra-data-simple-rest`. */
export const simpleRestOf = (resource: string): Call | undefined => simpleRestCalls[resource];
export const bindingOf = (resource: string): Binding | undefined =>
  (bindings as Record<string, Binding>)[resource];
