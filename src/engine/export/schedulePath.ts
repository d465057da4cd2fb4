import type { ScheduledScreen } from '../../domain/scheduledExports.ts';
import { pathOf } from '../../screens.ts';

export interface ScheduledFile {
  screen: ScheduledScreen;
  /** What its rows are narrowed to; without their days, which are relative. */
  filters: { unit?: string | undefined; managerId?: string | undefined; searchText?: string | undefined };
}

/** The address at which the file of a screen is scheduled to be sent by email. */
export const schedulePath = ({ screen, filters }: ScheduledFile) =>
  pathOf(
    'scheduledExports',
    {},
    Object.fromEntries(
      Object.entries({ new: screen, ...filters }).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      ),
    ),
  );
