import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

const writes =
  /\.(?:insert|update|delete)\(student(?:Days|Months)\)|(?:insert into|update|delete from) student_(?:days|months)\b|insertStudentMonths\(|sql`student_(?:days|months)`|\{ table: student(?:Days|Months) \}|\badded: \[[^\]]*student(?:Days|Months)/i;

/**
 * The caches of completed days are validated by the academy's days and the accounts (`recordsStamp`). So code that
 * writes students' days writes the academy's day (`addToGroupDay`) or the account in the same transaction, and has a step in
 * `cache.test.ts` or `rollUps.test.ts`.
 */
test('students’ days are written by those alone of whom it is known that the next answer has it', () => {
  const writers = modulesIn('server')
    .filter(({ file, text }) => !file.startsWith('server/demo/') && writes.test(text))
    .map(({ file }) => file)
    .toSorted();
  expect(writers).toEqual([
    'server/recorder/addToRollUps.ts',
    'server/recorder/correctAttendance.ts',
    'server/recorder/insertStudentMonths.ts',
    'server/recorder/lockDay.ts',
    'server/recorder/rebuildRollUps.ts',
    'server/recorder/updateStudentMonths.ts',
    'server/rooms/service/recountDay.ts',
    'server/transfers/merges/mergePolicy.ts',
    'server/transfers/merges/mergeRecords.ts',
    'server/transfers/merges/subtractSharedDays.ts',
    'server/transfers/transferPolicy.ts',
  ]);
});
