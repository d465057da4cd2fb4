import type { Contract } from '../../src/contract/index.ts';
import { ownAcademy, writeSettings } from '../core/academySettings.ts';
import type { Context } from '../core/context.ts';
import { readAttendanceSettings } from '../core/readAttendanceSettings.ts';

type Calls = Contract['groups'];

/** When an academy expects its students, for its own people. */
export function attendanceSettings(
  context: Pick<Context<Calls['attendanceSettings']>, 'db' | 'session' | 'params'>,
) {
  ownAcademy(context);
  return readAttendanceSettings(context.db, context.session.groupId);
}

/** Sets when an academy expects its students. Days of the past follow, too: nothing of it is stored with them. */
export async function updateAttendanceSettings(context: Context<Calls['updateAttendanceSettings']>) {
  const { body } = context;
  const before = await attendanceSettings(context);
  await writeSettings(context, { action: 'group.attendance', before, set: { attendanceSettings: body } });
  return body;
}
