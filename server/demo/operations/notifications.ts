import type { AlertKind } from '../../../src/domain/choices.ts';
import type { alerts, notifications } from '../../database/schema/index.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';

type Notification = typeof notifications.$inferInsert;
type Alert = typeof alerts.$inferInsert & { kind: AlertKind };

const notifiedDays = 5;
const alertTexts: Record<AlertKind, (student: string, room: string) => { subject: string; body: string }> = {
  CAMERA_OFF: (student, room) => ({
    subject: `${student} 학생의 카메라가 꺼져 있습니다`,
    body: `${student} 학생의 카메라가 ${room}에서 오래 꺼져 있습니다. 카메라가 꺼진 동안에는 공부 시간이 기록되지 않으니 확인 부탁드립니다.`,
  }),
  ABSENCE: (student, room) => ({
    subject: `${student} 학생이 자리를 비웠습니다`,
    body: `${room}에서 ${student} 학생의 자리 비움이 이어지고 있습니다.`,
  }),
  BREAK: (student, room) => ({
    subject: `${student} 학생의 휴식이 길어지고 있습니다`,
    body: `${student} 학생이 ${room}에서 오래 쉬고 있습니다. 다시 시작할 수 있도록 격려해 주세요.`,
  }),
};

const failures = [
  { reason: 'MAILBOX_FULL', failure: '452: 4.2.2 The recipient’s inbox is out of storage space.' },
  { reason: 'SERVER_UNREACHABLE', failure: 'ETIMEDOUT: Connection timeout' },
] as const;

/** The notifications that managers got about the alerts of the last days. */
export function notifyOfAlerts(
  { id, random, at }: DemoContext,
  { customers, rooms, group }: AcademyRows,
  happened: readonly Alert[],
): Notification[] {
  const people = new Map(customers.map(person => [person.customerId, person]));
  const roomNames = new Map(rooms.map(room => [room.roomId, room.name]));
  const since = at(notifiedDays, 6);
  return happened
    .filter(alert => alert.occurredAt >= since)
    .flatMap(alert => {
      const student = people.get(alert.customerId)!;
      const manager = people.get(student.managerId ?? '');
      if (!manager) return [];
      const chance = random('notified', alert.alertId);
      const byMail = alert.kind === 'CAMERA_OFF';
      const failed = byMail && chance.chance(0.2);
      const createdAt = new Date(alert.occurredAt.getTime() + chance.whole(2, 50) * 1_000);
      return {
        groupId: group.groupId,
        notificationId: id(createdAt, 'notified', alert.alertId),
        sendingId: id(createdAt, 'sending', alert.alertId),
        alertId: alert.alertId,
        language: manager.language ?? 'ko',
        studentId: student.customerId,
        trigger: alert.kind,
        channel: byMail ? ('EMAIL' as const) : ('CONSOLE' as const),
        recipientId: manager.customerId,
        ...alertTexts[alert.kind](student.name, roomNames.get(alert.roomId)!),
        state: failed ? ('FAILED' as const) : ('SENT' as const),
        scheduledAt: createdAt,
        sentAt: failed ? null : createdAt,
        ...(failed ? chance.pick(failures) : { reason: null, failure: null }),
        attempts: byMail ? (failed ? 6 : 1) : 0,
        createdBy: null,
        createdAt,
      };
    });
}
