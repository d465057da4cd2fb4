import { findStudent } from '../accounts/findStudent.ts';
import type { HandlersOf } from '../core/context.ts';
import { listHandler, toPage } from '../core/list.ts';
import { correctDay } from './correct.ts';
import { correctMany } from './correctMany.ts';
import { countToday } from './countToday.ts';
import { readDay } from './day.ts';
import { detailsOf } from './details.ts';
import { deleteExcuseFile, putExcuseFile, readExcuseFile } from './excuses/file.ts';
import { createExcuse, deleteExcuse, listExcuses, updateExcuse } from './excuses/handlers.ts';
import { excuseSource } from './excuses/list.ts';
import { deleteExcuses, excuseMany } from './excuses/many.ts';
import { reportSource, yearOf } from './reports.ts';
import { readTimes, setTimes } from './times/handlers.ts';
import { todaySource } from './today.ts';

export const attendances: HandlersOf<'attendances'> = {
  today: listHandler(todaySource, toPage),
  todayCount: countToday,
  // The page in the words that the specification has for it.
  reports: listHandler(reportSource, (listTypeItems, total, { size, ...query }) => ({
    ...yearOf(query),
    listTypeItems,
    total,
    pageable: { size },
  })),
  async details(context) {
    const student = await findStudent(context, context.params.userId);
    return { content: await detailsOf(context, student, yearOf(context.query)) };
  },
  day: readDay,
  excuses: listExcuses,
  excuseList: listHandler(excuseSource, toPage),
  excuseMany,
  deleteExcuses,
  createExcuse,
  updateExcuse,
  deleteExcuse,
  excuseFile: readExcuseFile,
  putExcuseFile,
  deleteExcuseFile,
  times: readTimes,
  setTimes,
  correct: correctDay,
  correctMany,
};
