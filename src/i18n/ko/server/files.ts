import { accounts } from '../accounts.ts';
import { choices } from '../choices.ts';
import { list } from '../list.ts';
import { period } from '../period.ts';
import { attendance, recordResources } from '../records.ts';
import { screens } from '../screens.ts';
import { stats } from '../stats.ts';
import { statuses } from '../statuses.ts';

/** The console’s words that files say, by the keys that the console has for them. */
export const files = {
  accounts: { students: { withoutManager: accounts.students.withoutManager } },
  attendance,
  choices,
  list: { search: list.search },
  period,
  ra: { boolean: { true: '예', false: '아니요' } },
  resources: recordResources,
  screens,
  stats,
  statuses,
};
