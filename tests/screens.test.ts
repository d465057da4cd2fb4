import { expect, test } from 'vitest';
import { can } from '../src/domain/permissions.ts';
import { rememberedPath, safeReturnPath } from '../src/domain/returnPath.ts';
import {
  homeOf,
  menuOf,
  pageFlags,
  pathOf,
  screenAt,
  screenNames,
  screenOf,
  screens,
  sections,
  type ScreenName,
} from '../src/screens.ts';
import { actors } from './support/actors.ts';

/** The specification's section 2, typed out once more: the screens are compared with it. */
const specification = [
  '/',
  '/auth',
  '/auth/login',
  '/auth/signup',
  '/error',
  '/dashboard',
  '/student',
  '/student-add',
  '/manager',
  '/manager-add',
  '/group',
  '/room/status',
  '/room/history',
  '/study/status',
  '/study/history/today',
  '/study/history',
  '/attendance/status',
  '/attendance/history',
  '/stats/study',
  '/stats/connect',
  '/stats/student',
  '/stats/manager',
  '/notification/template',
  '/notification',
  '/setting',
  '/setting/group',
  '/setting/profile',
  '/admin',
  '/admin/subscribe',
  '/admin/migration',
  '/admin/student',
  '/admin/active',
];

test.each(specification)('%s is a screen [S2.1]', path => {
  expect(screenAt(path)).not.toBeNull();
  expect(screenAt(`${path.replace(/\/$/, '')}/`)).toBe(screenAt(path));
});

test('a path with resetpw in it resets a password [S2.5]', () => {
  expect(screenNames.filter(name => screens[name].path.includes('resetpw')).length).toBeGreaterThan(0);
});

test('an unknown address belongs to no screen [S2.1]', () => {
  for (const path of ['/students', '/student/a/b', '/admin/x', '/dashboard2', '', '/auth/login/x'])
    expect({ path, screen: screenAt(path) }).toEqual({ path, screen: null });
});

/** The menu of the specification's section 2 and who sees what of it, by its section 6. */
const menu: Record<string, ScreenName[]> = {
  home: ['dashboard'],
  accounts: ['students', 'managers', 'group'],
  rooms: ['roomStatus', 'roomHistory'],
  study: ['studyStatus', 'studyToday', 'studyHistory'],
  attendance: ['attendanceStatus', 'attendanceHistory'],
  statistics: ['statsStudy', 'statsConnect', 'statsHours', 'statsStudent', 'statsManager', 'weeklyReports'],
  notifications: ['templates', 'notifications'],
  // The audit log is one more than the specification has.
  settings: ['groupInfo', 'groupSettings', 'audits'],
  system: ['admin', 'adminSubscribe', 'adminMigration', 'adminStudent', 'adminActive'],
};
const seenBy: Record<string, ScreenName[]> = {
  VIEW_DASHBOARD: ['dashboard'],
  VIEW_STUDENT: ['students'],
  VIEW_MANAGER: ['managers'],
  MANAGE_SUPERVISE_GROUP: ['group'],
  VIEW_STUDY: ['roomStatus'],
  VIEW_ROOM_USER: ['studyStatus'],
  VIEW_STUDY_TIME: ['studyToday', 'studyHistory'],
  VIEW_ATTENDANCE_STATUS: ['attendanceStatus'],
  VIEW_ATTENDANCE_HISTORY: ['attendanceHistory'],
  VIEW_STATISTICS: [
    'statsStudy',
    'statsConnect',
    'statsHours',
    'statsStudent',
    'statsManager',
    'weeklyReports',
  ],
  MANAGE_GROUP: ['templates', 'notifications', 'groupInfo'],
  MANAGE_GROUP_SETTING: ['groupSettings', 'audits'],
};

test('the menu has the sections and screens of the specification, in its order [S2.13]', () => {
  const whole = sections.map(section => [
    section,
    screenNames.filter(name => screenOf(name).section === section),
  ]);
  expect(whole).toEqual(Object.entries(menu));
});

test.each(actors)('the menu of $name [S6.3 S6.13]', ({ holder }) => {
  const seen = menuOf(holder).flatMap(({ screens: open }) => open);
  if (holder === null) expect(seen).toEqual([]);
  else if (holder.role === 'SUPER_ADMIN') expect(seen).toEqual(menu.system);
  else if (holder.role === 'OWNER')
    expect(seen).toEqual(
      Object.values(menu)
        .flat()
        .filter(name => !menu.system!.includes(name)),
    );
  else {
    // Room history is visible to everyone except the super administrator (specification, section 6).
    const expected: ScreenName[] = ['roomHistory', ...holder.permissions.flatMap(each => seenBy[each]!)];
    // Who only watches has nothing to do where students are assigned.
    const shown = holder.role === 'OBSERVER' ? expected.filter(name => name !== 'group') : expected;
    expect(seen.toSorted()).toEqual(shown.toSorted());
  }
});

/** The roles that may open each screen, including those in no menu; each screen is listed once. */
const openTo: Record<string, ScreenName[]> = {
  everyone: [
    'landing',
    'auth',
    'login',
    'academyLogin',
    'signup',
    'invitation',
    'requestReset',
    'resetPassword',
    'error',
  ],
  signedIn: ['profile'],
  academy: ['roomHistory', 'scheduledExports'],
  owner: ['setup', 'closing', 'apiKeys', 'webhooks'],
  superAdmin: [...menu.system!, 'adminStudentAdd', 'adminInquiry', 'adminAudit', 'adminApiKeys'],
  ...seenBy,
  VIEW_DASHBOARD: ['dashboard', 'attention'],
  VIEW_STUDENT: ['students', 'studentAdd', 'studentBatches', 'student'],
  VIEW_MANAGER: ['managers', 'managerAdd', 'manager'],
  VIEW_STUDY_TIME: ['studyToday', 'studyHistory', 'studyRecord', 'premiumStudy'],
  VIEW_ATTENDANCE_HISTORY: ['attendanceHistory', 'excuses'],
};

test('every screen is open to some users, by one rule [S6.2]', () => {
  expect(Object.values(openTo).flat().toSorted()).toEqual([...screenNames].toSorted());
});

test.each(actors)('the screens that are open to $name [S6.2]', ({ holder }) => {
  const may = Object.entries(openTo).flatMap(([whom, names]) => {
    if (whom === 'everyone') return names;
    if (holder === null) return [];
    if (whom === 'signedIn') return names;
    if (whom === 'superAdmin') return holder.role === 'SUPER_ADMIN' ? names : [];
    if (holder.role === 'SUPER_ADMIN') return [];
    if (whom === 'academy' || holder.role === 'OWNER') return names;
    return holder.permissions.some(permission => permission === whom) ? names : [];
  });
  const open = screenNames.filter(name => can(holder, screens[name].access));
  expect(open.toSorted()).toEqual(may.toSorted());
});

test.each(actors)('$name arrives at a screen that they may see', ({ holder }) => {
  const home = screenAt(homeOf(holder));
  if (holder !== null) expect(can(holder, screens[home!].access)).toBe(true);
});

test('signing in leads back to every guarded screen [S2.6]', () => {
  const guarded = screenNames.filter(name => screens[name].access !== 'everyone' && name !== 'setup');
  expect(guarded.length).toBeGreaterThan(30);
  for (const name of guarded) {
    const path = `${screens[name].path.replace(/:\w+/g, '7')}?a=b`;
    expect(safeReturnPath(rememberedPath(path), known => screenAt(known) !== null)).toBe(path);
  }
});

test('who may open a screen may make its list’s calls: a screen and its detail have one access', () => {
  for (const name of screenNames) {
    const { parent } = screenOf(name);
    // The owner may open every screen of the academy, whatever it leads to.
    if (parent !== undefined && screens[name].access !== 'owner')
      expect(screens[name].access).toEqual(screens[parent as ScreenName].access);
  }
});

test('links carry their parameters and queries safely', () => {
  expect(pathOf('student', { id: 'a/b?c' })).toBe('/student/a%2Fb%3Fc');
  expect(pathOf('login', undefined, { from: '/student?x=1&y=2' })).toBe(
    '/auth/login?from=%2Fstudent%3Fx%3D1%26y%3D2',
  );
  expect(screenAt(pathOf('student', { id: 'a' }))).toBe('student');
});

test('the page state flags are decided by the address [S2.8]', () => {
  expect(pageFlags('/')).toEqual({ isHome: true, isAuth: false, isError: false });
  expect(pageFlags('/auth/resetpw/new')).toEqual({ isHome: false, isAuth: true, isError: false });
  expect(pageFlags('/error')).toEqual({ isHome: false, isAuth: false, isError: true });
  expect(pageFlags('/student/7')).toEqual({ isHome: false, isAuth: false, isError: false });
});
