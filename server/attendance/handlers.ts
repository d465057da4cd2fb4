import type { Contract } from '../../src/contract/index.ts';
import type { AttendanceReport } from '../../src/domain/entities/attendance.ts';
import { findStudent } from '../accounts/findStudent.ts';
import type { Handler, HandlersOf } from '../core/context.ts';
import { listHandler, toPage } from '../core/list.ts';
import { correctDay } from './correct.ts';
import { correctMany } from './correctMany.ts';
import { countToday } from './countToday.ts';
import { detailsOf } from './details.ts';
import { reportSource, yearOf } from './reports.ts';
import { todaySource } from './today.ts';

type Reports = Handler<Contract['attendances']['reports']>;
const reportPage = listHandler<Contract['attendances']['reports'], string>(reportSource, toPage);

/** The list's page in the words that the specification has for it. */
const reports: Reports = async context => {
  const { content, ...rest } = (await reportPage(context)) as unknown as {
    content: AttendanceReport[];
    total: number;
    pageable: { size: number };
  };
  return { ...yearOf(context.query), listTypeItems: content, ...rest };
};

export const attendances: HandlersOf<'attendances'> = {
  today: listHandler(todaySource, toPage),
  todayCount: countToday,
  reports: Object.assign(reports, { source: reportSource }),
  async details(context) {
    const student = await findStudent(context, context.params.userId);
    return { content: await detailsOf(context, student, yearOf(context.query)) };
  },
  correct: correctDay,
  correctMany,
};
