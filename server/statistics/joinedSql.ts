import { sql, type SQL } from 'drizzle-orm';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { customers } from '../database/schema/index.ts';

/** The study day on which an account registered, for a query on `customers`. */
export const joinedSql = (clock: StudyClock): SQL => studyDateSql(sql`${customers.authenticatedAt}`, clock);
