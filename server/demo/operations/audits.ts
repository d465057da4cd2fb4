import { observerPreset } from '../../../src/domain/permissions.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';
import type { AuditedAction } from './toAudits.ts';

/** What the lively academy's administrators did in the last weeks, apart from the corrections. */
export function createAuditedActions(
  { at }: DemoContext,
  { customers, rooms, group }: AcademyRows,
): AuditedAction[] {
  const account = (email: string) => {
    const { customerId, name, kind } = customers.find(person => person.email === `${email}@demo.example`)!;
    return { kind: kind === 'STUDENT' ? ('student' as const) : ('manager' as const), id: customerId, name };
  };
  const room = (name: string) => {
    const found = rooms.find(each => each.name === name)!;
    return { target: { kind: 'room' as const, id: found.roomId, name }, endedAt: found.endedAt ?? at(1, 22) };
  };
  const academy = { kind: 'group' as const, id: group.groupId, name: group.name };
  const ended = (name: string, by: string): AuditedAction => {
    const { target, endedAt } = room(name);
    return {
      by,
      occurredAt: endedAt,
      action: 'room.end',
      target,
      before: { status: 'AVAILABLE' },
      after: { status: 'ENDED' },
    };
  };
  const invited = (email: string, by: string, occurredAt: Date): AuditedAction => ({
    by,
    occurredAt,
    action: `${account(email).kind}.invite`,
    target: account(email),
    before: { invitationState: 'NONE' },
    after: { invitationState: 'QUEUED' },
  });
  const noted = (
    email: string,
    by: string,
    occurredAt: Date,
    before: string,
    after: string,
  ): AuditedAction => ({
    by,
    occurredAt,
    action: 'student.update',
    target: account(email),
    before: { memo: before },
    after: { memo: after },
  });
  return [
    {
      by: 'owner',
      occurredAt: at(40, 11, 20),
      action: 'group.settings',
      target: academy,
      before: { abuseTime: 10, breakNotification: false },
      after: { abuseTime: 20, breakNotification: true },
    },
    {
      by: 'owner',
      occurredAt: at(34, 18),
      action: 'manager.deactivate',
      target: account('minwoo.cho'),
      before: { accountStatus: 'ACTIVE' },
      after: { accountStatus: 'INACTIVE' },
    },
    noted('jihoon.woo', 'seyoung.oh', at(29, 13, 5), '복수 전공 준비', ''),
    {
      by: 'jiyoung.han',
      occurredAt: at(21, 18),
      action: 'student.deactivate',
      target: account('mirae.kwak'),
      before: { accountStatus: 'ACTIVE' },
      after: { accountStatus: 'INACTIVE' },
    },
    noted('doyun.lee', 'manager', at(19, 16, 12), '', '지난달 상담 이후 공부 시간이 꾸준히 늘고 있음.'),
    {
      by: 'owner',
      occurredAt: at(18, 10, 41),
      action: 'manager.permissions',
      target: account('subin.jung'),
      before: { permissions: [...observerPreset] },
      after: {
        permissions: ['VIEW_DASHBOARD', 'VIEW_STUDY_TIME', 'VIEW_ATTENDANCE_HISTORY', 'VIEW_STATISTICS'],
      },
    },
    {
      by: 'seyoung.oh',
      occurredAt: at(15, 9, 33),
      action: 'room.update',
      target: room('조용한 열람실').target,
      before: { maxParticipants: 20 },
      after: { maxParticipants: 24 },
    },
    noted('yejun.jung', 'manager', at(12, 22, 4), '카메라를 자주 끔.', '카메라를 자주 끔. 안내 2회.'),
    ended('내신 대비 자습실', 'jiyoung.han'),
    ended('단기 특강 자습실', 'taehyun.kim'),
    invited('sohee.jin', 'manager', at(16, 11, 5)),
    {
      by: 'owner',
      occurredAt: at(6, 17, 30),
      action: 'student.delete',
      target: account('yunho.na'),
      before: { accountStatus: 'ACTIVE', deletedAt: null },
      after: { accountStatus: 'DELETED', deletedAt: at(6, 17, 30).toISOString() },
    },
    invited('naeun.go', 'jiyoung.han', at(4, 16, 40)),
    {
      by: 'manager',
      occurredAt: at(3, 14, 10),
      action: 'student.reserveDeactivation',
      target: account('ian.hong'),
      before: { registrationStatus: 'REGISTERED', deactivateOn: null },
      after: {
        registrationStatus: 'INACTIVE_RESERVATION',
        deactivateOn: customers.find(({ email }) => email === 'ian.hong@demo.example')!.deactivateOn,
      },
    },
    invited('junseo.ahn', 'jiyoung.han', at(2, 15, 20)),
    invited('haram.yoon', 'owner', at(1, 16, 45)),
    {
      by: 'owner',
      occurredAt: at(1, 16, 58),
      action: 'group.update',
      target: academy,
      before: { detailAddress: '한빛빌딩 4층' },
      after: { detailAddress: '한빛빌딩 5층' },
    },
  ];
}

/** How the lively academy's subscription came to be, as the super administrator noted it. */
export const createSubscriptionActions = ({ at }: DemoContext, { group }: AcademyRows): AuditedAction[] => {
  const target = { kind: 'subscription' as const, id: group.groupId, name: group.name };
  const by = 'admin';
  const action = 'subscription.update';
  return [
    {
      by,
      occurredAt: at(124, 15, 30),
      action,
      target,
      before: { plan: 'FREE' },
      after: { plan: 'PREMIUM' },
      reason: '체험 종료 후 연간 계약 체결',
    },
    {
      by,
      occurredAt: at(75, 11, 12),
      action,
      target,
      before: { userCount: 50 },
      after: { userCount: 60 },
      reason: '재원생 증가로 인원 상향 요청',
    },
  ];
};
