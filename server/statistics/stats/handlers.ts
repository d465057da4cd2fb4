import omit from 'lodash/omit.js';
import type { HandlersOf } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { listHandler, toPage } from '../../core/list.ts';
import { hoursOf } from './hours.ts';
import { hourStudentSource } from './hourStudents.ts';
import { joinsOf } from './joins.ts';
import { managersInSight, managerStat, managerStats } from './managerStats.ts';
import { statsPeriod } from './period.ts';
import { rankedStudents } from './rankedStudents.ts';
import { registrationsOf } from './registrations.ts';
import { spanStats } from './spanStats.ts';
import { studentStatSource } from './students.ts';
import { targetTimeOf } from './targetTime.ts';

interface Counted {
  date: string;
  incomplete: boolean;
}

/** Rows as the points of a line. */
const pointsOf = <T extends Counted>(rows: readonly T[], key: keyof T) =>
  rows.map(row => ({ date: row.date, value: Number(row[key]), incomplete: row.incomplete }));
/** Rows as a table has them: what is still running is the chart's to mark. */
const withoutMark = <T extends Counted>(row: T) => omit(row, 'incomplete');

export const stats: HandlersOf<'stats'> = {
  registrations: async context => ({ content: (await registrationsOf(context)).map(withoutMark) }),
  async registrationsForChart(context) {
    const rows = await registrationsOf(context);
    return { created: pointsOf(rows, 'createdCount'), ended: pointsOf(rows, 'endedCount') };
  },
  joins: async context => ({ content: (await joinsOf(context)).map(withoutMark) }),
  async joinsForChart(context) {
    const rows = await joinsOf(context);
    return { joins: pointsOf(rows, 'joinCount'), users: pointsOf(rows, 'userCount') };
  },
  students: listHandler(studentStatSource, toPage),
  async group(context) {
    const managers = await managersInSight(context, ['OWNER', 'MANAGER']);
    const manager = found(managers.find(({ customerId }) => customerId === context.params.customerId));
    const managerId = manager.kind === 'OWNER' ? undefined : manager.customerId;
    const scoped = { ...context, managerId };
    const period = statsPeriod(context.query);
    const { content, figures } = await rankedStudents(scoped, period, { unranked: true });
    return { summary: managerStat(figures, manager), content };
  },
  async rank(context) {
    const { managerId } = context.query;
    const { content } = await rankedStudents({ ...context, managerId }, statsPeriod(context.query));
    return { content };
  },
  targetTime: targetTimeOf,
  managers: async context => ({
    content: await managerStats(context, statsPeriod(context.query), context.query),
  }),
  spans: async context => ({ content: await spanStats(context) }),
  hours: hoursOf,
  hourStudents: listHandler(hourStudentSource, toPage),
};
