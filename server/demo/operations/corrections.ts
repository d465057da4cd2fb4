import { shiftDate, studyDayBounds } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import { studyRecords } from '../../database/schema/index.ts';
import { isRecord } from '../../core/records/isRecord.ts';
import { correctAttendance } from '../../recorder/correctAttendance.ts';
import { correctStudy } from '../../recorder/correctStudy.ts';
import type { RowBatch } from '../history/rowBatch.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';
import type { AuditedAction } from './toAudits.ts';

const studyReasons = [
  '네트워크 장애로 기록이 끊긴 시간 반영',
  '스톱워치 종료를 누르지 않고 자리를 비움',
  '앱 오류로 누락된 시간 보정',
  '카메라 고장 확인, 현장 교사 확인분 반영',
  '학부모 확인 후 조정',
];
const attendanceReasons = [
  '학원 현장 수업 참여',
  '모의고사 응시로 출석 인정',
  '다른 사람이 입실한 것으로 확인됨',
];
const minutes = [35, -25, 50, 90, -15];

interface Corrected {
  traces: RowBatch;
  academy: AcademyRows;
}

/** Corrects a few records of the last weeks the way managers do. Returns what is to be audited about it. */
export async function makeCorrections(
  db: Queryable,
  setting: DemoContext,
  { traces, academy: { group, customers } }: Corrected,
): Promise<AuditedAction[]> {
  const { at, random, studyClock, today } = setting;
  const { groupId } = group;
  const chance = random('corrections');
  const by = 'manager';
  const correctedBy = customers.find(({ email }) => email === `${by}@demo.example`)!.name;
  const nameOf = new Map(customers.map(({ customerId, name }) => [customerId, name]));
  const staysOf = (studyDate: string) => {
    const { start, end } = studyDayBounds(studyDate, studyClock);
    return traces.stays.filter(({ enteredAt }) => enteredAt >= start && enteredAt < end);
  };
  const deeds: AuditedAction[] = [];

  for (const [index, reason] of studyReasons.entries()) {
    const daysAgo = 2 + index * 5;
    const studyDate = shiftDate(today, -daysAgo);
    const stay = chance.pick(staysOf(studyDate).filter(({ exitedAt }) => exitedAt));
    const { customerId, roomId } = stay;
    const now = at(daysAgo - 1, 10, chance.whole(0, 59));
    const place = { studyDate, customerId, roomId };
    const write = { groupId, now, random: chance.bytes, reason, correctedBy };
    const [record] = await db
      .select({ seconds: studyRecords.totalSeconds })
      .from(studyRecords)
      .where(isRecord(groupId, place));
    const { seconds } = record!;
    const totalSeconds = Math.max(0, seconds + minutes[index]! * 60);
    await correctStudy(db, { ...write, ...place, totalSeconds });
    deeds.push({
      by,
      occurredAt: now,
      action: 'student.correctStudy',
      target: { kind: 'student', id: customerId, name: `${nameOf.get(customerId)!} · ${studyDate}` },
      before: { totalStudySeconds: seconds },
      after: { totalStudySeconds: totalSeconds },
      reason,
    });
  }

  const regulars = customers.filter(
    ({ kind, accountStatus, authenticatedAt }) =>
      kind === 'STUDENT' && accountStatus === 'ACTIVE' && authenticatedAt && authenticatedAt < at(60, 6),
  );
  for (const [index, reason] of attendanceReasons.entries()) {
    const daysAgo = 4 + index * 6;
    const studyDate = shiftDate(today, -daysAgo);
    const attendance = index < 2 ? ('PRESENT' as const) : ('ABSENT' as const);
    const came = new Set(staysOf(studyDate).map(stay => stay.customerId));
    const { customerId, name } = chance.pick(
      regulars.filter(student => came.has(student.customerId) === (attendance === 'ABSENT')),
    );
    const now = at(daysAgo - 1, 11, chance.whole(0, 59));
    const { before } = await correctAttendance(db, {
      groupId,
      now,
      random: chance.bytes,
      studyDate,
      customerId,
      attendance,
      reason,
      correctedBy,
    });
    deeds.push({
      by,
      occurredAt: now,
      action: 'student.correctAttendance',
      target: { kind: 'student', id: customerId, name: `${name} · ${studyDate}` },
      before: { attendanceStatus: before },
      after: { attendanceStatus: attendance },
      reason,
    });
  }
  return deeds;
}
