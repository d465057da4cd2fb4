import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createEvents } from '../../../server/core/events/bus.ts';
import { roomUsers, segments } from '../../../server/database/schema/index.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { leaveRoom } from '../../../server/recorder/leaveRoom.ts';
import { correctAttendance } from '../../../server/recorder/correctAttendance.ts';
import { correctStudy } from '../../../server/recorder/correctStudy.ts';
import { setDevices } from '../../../server/recorder/setDevices.ts';
import { setStopwatch } from '../../../server/recorder/setStopwatch.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { buildAcademy } from './buildAcademy.ts';
import { readRollUps } from './readRollUps.ts';

const test = openTestDatabase();
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'PC' };
const at = (time: string) => new Date(`2026-11-20T${time}+09:00`);

/** One student of a new academy and what they do, with the clock as `HH:MM:SS`. */
async function student(options: Parameters<typeof buildAcademy>[1] = {}, index = 0) {
  const academy = await buildAcademy(test.orm, options);
  const { groupId, studyClock, settings, studentIds, roomIds } = academy;
  const write = (time: string, who = index) => ({
    groupId,
    studyClock,
    settings,
    events: createEvents(),
    now: at(time),
    customerId: studentIds[who]!,
  });
  return {
    ...academy,
    enter: (time: string, room = 0, who = index) =>
      test.orm.transaction(tx => enterRoom(tx, { ...write(time, who), ...device, roomId: roomIds[room]! })),
    press: (time: string, state: 'STUDY' | 'BREAK' | 'STOP') =>
      test.orm.transaction(tx => setStopwatch(tx, { ...write(time), state })),
    camera: (time: string, camera: 'ON' | 'OFF') =>
      test.orm.transaction(tx => setDevices(tx, { ...write(time), devices: { camera } })),
    leave: (time: string, expulsionReason?: string) =>
      test.orm.transaction(tx =>
        leaveRoom(tx, { ...write(time), ...(expulsionReason ? { expulsionReason } : {}) }),
      ),
    write,
    segments: async () => {
      const rows = await test.orm
        .select()
        .from(segments)
        .where(eq(segments.groupId, groupId))
        .orderBy(asc(segments.startedAt));
      const clock = (instant: Date | null) =>
        instant && new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(11, 19);
      return rows.map(row => [row.state, clock(row.startedAt), clock(row.endedAt)]);
    },
  };
}

describe('the stopwatch', () => {
  it('stops with the camera and goes on with it where the academy wants it so [S4.8 S9.11]', async () => {
    const s = await student();
    await s.enter('10:00:00');
    await s.press('10:00:30', 'STUDY');
    await s.camera('10:20:00', 'OFF');
    await s.camera('10:25:00', 'ON');
    await s.leave('11:00:00');
    expect(await s.segments()).toEqual([
      ['STOP', '10:00:00', '10:00:30'],
      ['STUDY', '10:00:30', '10:20:00'],
      ['STOP', '10:20:00', '10:25:00'],
      ['STUDY', '10:25:00', '11:00:00'],
    ]);
    const { studyRecords } = await readRollUps(test.orm, s.groupId);
    expect(studyRecords[0]).toMatchObject({ premiumSeconds: 3_270, totalSeconds: 3_270, visitCount: 1 });
  });

  it('counts study pressed while the camera is off from when the camera comes on', async () => {
    const s = await student({ roomsOf: [{ defaultRoleCamera: 'OFF' }] });
    await s.enter('10:00:00');
    await s.press('10:01:00', 'STUDY');
    await s.camera('10:10:00', 'ON');
    expect(await s.segments()).toEqual([
      ['STOP', '10:00:00', '10:10:00'],
      ['STUDY', '10:10:00', null],
    ]);
  });

  it('runs on without a camera where the academy does not mind', async () => {
    const s = await student({ settings: { cameraOffRecordStop: false } });
    await s.enter('10:00:00');
    await s.press('10:00:00', 'STUDY');
    await s.camera('10:20:00', 'OFF');
    await s.leave('11:00:00');
    expect(await s.segments()).toEqual([['STUDY', '10:00:00', '11:00:00']]);
  });

  it('keeps a break while the camera goes off, and has none where breaks are switched off', async () => {
    const s = await student();
    await s.enter('10:00:00');
    await s.press('10:30:00', 'BREAK');
    await s.camera('10:32:00', 'OFF');
    expect((await s.segments()).at(-1)).toEqual(['BREAK', '10:30:00', null]);

    const strict = await student({ settings: { breakEnabled: false } });
    await strict.enter('10:00:00');
    await strict.press('10:05:00', 'STUDY');
    await strict.press('10:30:00', 'BREAK');
    expect((await strict.segments()).at(-1)).toEqual(['STOP', '10:30:00', null]);
  });

  it('does nothing for a student who is in no room', async () => {
    const s = await student();
    expect(await s.press('10:00:00', 'STUDY')).toBeNull();
    expect(await s.leave('10:00:00')).toBeNull();
  });
});

describe('a room', () => {
  it('admits no more people than it has seats, and frees a seat', async () => {
    const s = await student({ people: [{}, {}], roomsOf: [{ maxParticipants: 1 }] });
    await s.enter('10:00:00');
    await expect(s.enter('10:05:00', 0, 1)).rejects.toMatchObject({ code: 'ROOM_FULL' });
    await s.leave('10:10:00');
    await expect(s.enter('10:11:00', 0, 1)).resolves.toMatchObject({ exitedAt: null });
  });

  it('rejects entries after its end, and inactive accounts', async () => {
    const s = await student({
      people: [{}, { accountStatus: 'INACTIVE' }],
      roomsOf: [{}, { endedAt: at('09:00:00') }],
    });
    await expect(s.enter('10:00:00', 1)).rejects.toMatchObject({ code: 'ROOM_ENDED' });
    await expect(s.enter('10:00:00', 0, 1)).rejects.toMatchObject({ code: 'NOT_ADMITTED' });
  });

  it('is left by entering another, and by being expelled with the reason kept', async () => {
    const s = await student({ roomsOf: [{}, {}] });
    await s.enter('10:00:00', 0);
    await s.enter('11:00:00', 1);
    await s.leave('12:00:00', 'CAMERA_OFF');
    const stays = await test.orm
      .select()
      .from(roomUsers)
      .where(eq(roomUsers.groupId, s.groupId))
      .orderBy(asc(roomUsers.enteredAt));
    expect(stays.map(stay => [stay.roomId, stay.exitedAt?.toISOString(), stay.expulsionReason])).toEqual([
      [s.roomIds[0], at('11:00:00').toISOString(), 'NONE'],
      [s.roomIds[1], at('12:00:00').toISOString(), 'CAMERA_OFF'],
    ]);
  });

  it('lets a manager in without a study record', async () => {
    const s = await student({ people: [{ kind: 'MANAGER' }] });
    await s.enter('10:00:00');
    await s.press('10:01:00', 'STUDY');
    await s.leave('11:00:00');
    const rollUps = await readRollUps(test.orm, s.groupId);
    expect([rollUps.studyRecords, rollUps.studentDays, rollUps.roomDays]).toEqual([[], [], []]);
  });
});

describe('corrections', () => {
  it('move the total and leave what was measured; later study comes on top [S9.13]', async () => {
    const s = await student();
    const roomId = s.roomIds[0]!;
    await s.enter('10:00:00');
    await s.press('10:00:00', 'STUDY');
    await s.press('11:00:00', 'STOP');
    const correction = { studyDate: '2026-11-20', reason: 'Forgot the stopwatch', correctedBy: 'n' };
    await test.orm.transaction(tx =>
      correctStudy(tx, { ...s.write('11:30:00'), ...correction, roomId, totalSeconds: 5_000 }),
    );
    await s.press('12:00:00', 'STUDY');
    await s.leave('12:10:00');
    const { studyRecords, groupDays } = await readRollUps(test.orm, s.groupId);
    expect(studyRecords[0]).toMatchObject({ premiumSeconds: 4_200, totalSeconds: 5_600, corrected: true });
    expect(groupDays.at(-1)!.totalSeconds).toBe(5_600);
  });

  it('turn attendance around once, however often they are repeated', async () => {
    const s = await student({ people: [{}, {}] });
    await s.enter('10:00:00');
    const correct = (who: number, attendance: 'PRESENT' | 'ABSENT') =>
      test.orm.transaction(tx =>
        correctAttendance(tx, {
          ...s.write('12:00:00', who),
          studyDate: '2026-11-20',
          attendance,
          reason: 'Studied at the academy',
          correctedBy: 'n',
        }),
      );
    const present = async () => (await readRollUps(test.orm, s.groupId)).groupDays.at(-1)!.presentCount;
    expect(await present()).toBe(1);
    expect(await correct(1, 'PRESENT')).toEqual({ before: 'ABSENT' });
    expect(await correct(1, 'PRESENT')).toEqual({ before: 'PRESENT' });
    expect(await present()).toBe(2);
    await s.enter('13:00:00', 0, 1);
    expect(await present()).toBe(2);
    await correct(0, 'ABSENT');
    expect(await present()).toBe(1);
    const { studentDays } = await readRollUps(test.orm, s.groupId);
    const day = studentDays.find(row => row.customerId === s.studentIds[0]);
    expect(day).toMatchObject({ attendance: 'ABSENT', visitCount: 1 });
  });
});
