import type { ScreenName } from '../../screens.ts';

/** The letter that follows `g` to go to a screen. */
export const jumps: Partial<Record<ScreenName, string>> = {
  dashboard: 'd',
  students: 's',
  managers: 'm',
  group: 'g',
  roomStatus: 'r',
  studyStatus: 'l',
  studyHistory: 'h',
  attendanceStatus: 'a',
  attendanceHistory: 'c',
  statsStudy: 't',
  notifications: 'n',
  groupSettings: 'e',
  profile: 'p',
};
