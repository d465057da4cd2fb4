import type { Access, Principal } from './domain/permissions.ts';
import type { PremiumFeature } from './domain/premium.ts';
import { academySignInPattern } from './domain/academySignInPath.ts';
import { mailPaths } from './domain/mailPaths.ts';
import { recordParam } from './domain/recordParam.ts';
import { can, isViewer } from './domain/permissions.ts';

/** The side menu's sections, in its order (specification, section 2). */
export const sections = [
  'home',
  'accounts',
  'rooms',
  'study',
  'attendance',
  'statistics',
  'notifications',
  'settings',
  'system',
] as const;
export type Section = (typeof sections)[number];

/** `home` is the landing page, `auth` and `error` have neither, `console` has the top bar and the side menu. */
export type Layout = 'home' | 'auth' | 'error' | 'console';

export interface Screen {
  path: string;
  access: Access;
  /** There is nothing on it but a change: it is closed to observers. */
  writes?: true;
  /** `console` when absent. */
  layout?: Layout;
  /** Its place in the side menu; without it, it is reached from other screens only. */
  section?: Section;
  icon?: string;
  /** The paid feature that it is: without premium it stays in the menu and says what it would show. */
  premium?: PremiumFeature;
  /** The screen that a breadcrumb leads back to. */
  parent?: string;
}

/** Every screen of the product. Routes, menu, titles, guards, links and the command palette are derived from it. */
export const screens = {
  landing: { path: '/', access: 'everyone', layout: 'home' },
  auth: { path: '/auth', access: 'everyone', layout: 'auth' },
  login: { path: mailPaths.login, access: 'everyone', layout: 'auth' },
  academyLogin: { path: academySignInPattern, access: 'everyone', layout: 'auth' },
  signup: { path: mailPaths.signup, access: 'everyone', layout: 'auth' },
  invitation: { path: mailPaths.invitation, access: 'everyone', layout: 'auth' },
  requestReset: { path: mailPaths.requestReset, access: 'everyone', layout: 'auth' },
  resetPassword: { path: mailPaths.resetPassword, access: 'everyone', layout: 'auth' },
  setup: { path: '/auth/setup', access: 'owner', layout: 'auth' },
  error: { path: '/error', access: 'everyone', layout: 'error' },

  dashboard: { path: '/dashboard', access: 'VIEW_DASHBOARD', section: 'home', icon: 'dashboard' },

  attention: { path: '/attention', access: 'VIEW_DASHBOARD', parent: 'dashboard' },

  students: { path: '/student', access: 'VIEW_STUDENT', section: 'accounts', icon: 'students' },
  studentAdd: { path: '/student-add', access: 'VIEW_STUDENT', writes: true, parent: 'students' },
  studentBatches: { path: mailPaths.studentBatches, access: 'VIEW_STUDENT', parent: 'students' },
  student: { path: '/student/:id', access: 'VIEW_STUDENT', parent: 'students' },
  managers: { path: '/manager', access: 'VIEW_MANAGER', section: 'accounts', icon: 'managers' },
  managerAdd: { path: '/manager-add', access: 'VIEW_MANAGER', writes: true, parent: 'managers' },
  manager: { path: '/manager/:id', access: 'VIEW_MANAGER', parent: 'managers' },
  group: {
    path: '/group',
    access: 'MANAGE_SUPERVISE_GROUP',
    writes: true,
    section: 'accounts',
    icon: 'group',
  },

  roomStatus: { path: '/room/status', access: 'VIEW_STUDY', section: 'rooms', icon: 'rooms' },
  roomHistory: { path: '/room/history', access: 'academy', section: 'rooms', icon: 'roomHistory' },

  studyStatus: { path: '/study/status', access: 'VIEW_ROOM_USER', section: 'study', icon: 'live' },
  studyToday: { path: '/study/history/today', access: 'VIEW_STUDY_TIME', section: 'study', icon: 'today' },
  studyHistory: { path: '/study/history', access: 'VIEW_STUDY_TIME', section: 'study', icon: 'history' },
  studyRecord: {
    path: '/study/history/:date/:roomId/:userId',
    access: 'VIEW_STUDY_TIME',
    parent: 'studyHistory',
  },
  premiumStudy: { path: '/study/premium/:userId', access: 'VIEW_STUDY_TIME', parent: 'studyHistory' },

  attendanceStatus: {
    path: '/attendance/status',
    access: 'VIEW_ATTENDANCE_STATUS',
    section: 'attendance',
    icon: 'attendance',
  },
  attendanceHistory: {
    path: '/attendance/history',
    access: 'VIEW_ATTENDANCE_HISTORY',
    section: 'attendance',
    icon: 'calendar',
  },
  excuses: { path: '/attendance/excuses', access: 'VIEW_ATTENDANCE_HISTORY', parent: 'attendanceHistory' },

  statsStudy: { path: '/stats/study', access: 'VIEW_STATISTICS', section: 'statistics', icon: 'statsStudy' },
  statsConnect: {
    path: '/stats/connect',
    access: 'VIEW_STATISTICS',
    section: 'statistics',
    icon: 'statsConnect',
  },
  statsHours: { path: '/stats/hours', access: 'VIEW_STATISTICS', section: 'statistics', icon: 'statsHours' },
  statsStudent: {
    path: '/stats/student',
    access: 'VIEW_STATISTICS',
    section: 'statistics',
    icon: 'statsStudent',
    premium: 'peopleStats',
  },
  statsManager: {
    path: '/stats/manager',
    access: 'VIEW_STATISTICS',
    section: 'statistics',
    icon: 'statsManager',
    premium: 'peopleStats',
  },

  weeklyReports: {
    path: '/weekly-reports',
    access: 'VIEW_STATISTICS',
    section: 'statistics',
    icon: 'weeklyReports',
    premium: 'peopleStats',
  },

  templates: {
    path: '/notification/template',
    access: 'MANAGE_GROUP',
    section: 'notifications',
    icon: 'template',
  },
  notifications: {
    path: '/notification',
    access: 'MANAGE_GROUP',
    section: 'notifications',
    icon: 'notification',
  },

  groupInfo: { path: '/setting', access: 'MANAGE_GROUP', section: 'settings', icon: 'groupInfo' },
  groupSettings: {
    path: '/setting/group',
    access: 'MANAGE_GROUP_SETTING',
    section: 'settings',
    icon: 'settings',
  },
  audits: { path: '/setting/audit', access: 'MANAGE_GROUP_SETTING', section: 'settings', icon: 'audit' },
  apiKeys: { path: '/setting/api-keys', access: 'owner', parent: 'groupSettings' },
  closing: { path: mailPaths.closing, access: 'owner', parent: 'groupInfo' },
  webhooks: { path: '/setting/webhook', access: 'owner', parent: 'groupSettings' },
  scheduledExports: { path: mailPaths.scheduledExports, access: 'academy' },
  profile: { path: '/setting/profile', access: 'signedIn' },

  admin: { path: '/admin', access: 'superAdmin', section: 'system', icon: 'admin' },
  adminSubscribe: { path: '/admin/subscribe', access: 'superAdmin', section: 'system', icon: 'subscribe' },
  adminMigration: { path: '/admin/migration', access: 'superAdmin', section: 'system', icon: 'migration' },
  adminStudent: { path: '/admin/student', access: 'superAdmin', section: 'system', icon: 'students' },
  adminStudentAdd: { path: '/admin/student-add', access: 'superAdmin', writes: true, parent: 'adminStudent' },
  adminActive: { path: '/admin/active', access: 'superAdmin', section: 'system', icon: 'active' },
  adminInquiry: { path: '/admin/inquiry', access: 'superAdmin', parent: 'admin' },
  adminApiKeys: { path: '/admin/api-keys', access: 'superAdmin', parent: 'admin' },
  adminAudit: { path: '/admin/audit', access: 'superAdmin', parent: 'adminActive' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];
export type IconName = Extract<(typeof screens)[ScreenName], { icon: string }>['icon'];
/** A row with its layout and the optional fields in the type. */
export const screenOf = (
  name: ScreenName,
): Omit<Screen, 'parent' | 'icon' | 'layout'> & { parent?: ScreenName; icon?: IconName; layout: Layout } => ({
  layout: 'console',
  ...screens[name],
});

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<P extends string> = { [K in ParamNames<P>]: string };

/** Whether a user may open a screen, for the menu, the guard and every link. */
export const mayOpen = (holder: Principal | null, name: ScreenName): boolean =>
  can(holder, screens[name].access) &&
  !(screenOf(name).writes && holder !== null && (holder.role === 'OBSERVER' || isViewer(holder)));

/** The address of a screen, with its parameters and query. Links are written with nothing else. */
export function pathOf<N extends ScreenName>(
  name: N,
  params?: ParamsOf<(typeof screens)[N]['path']>,
  query?: Record<string, string>,
): string {
  const path = screens[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ''),
  );
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}

/** The query parameter that names the open tab of a page or panel. */
export const tabParam = 'tab';

/** A list with the panel of one of its records. */
export const pathOfRecord = (name: ScreenName, id: string): string =>
  pathOf(name, undefined, { [recordParam]: id });

/** The path of a student for a user: the account, else the study record; null when they may open neither. */
export function pathOfStudent(
  holder: Principal | null,
  { customerId, userId }: { customerId: string; userId: string },
): string | null {
  if (can(holder, screens.student.access)) return pathOf('student', { id: customerId });
  return can(holder, screens.premiumStudy.access) ? pathOf('premiumStudy', { userId }) : null;
}

/** What matches the addresses of a screen. */
export const patternOf = (name: ScreenName): RegExp =>
  new RegExp(`^${screens[name].path.replace(/:\w+/g, '[^/]+')}/?$`);

const patterns = screenNames.map(name => ({ name, pattern: patternOf(name) }));

/** The screen that an address belongs to, or null. */
export const screenAt = (pathname: string): ScreenName | null =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.name ?? null;

/** The page state flags of the specification's section 2, decided by the address. */
export function pageFlags(pathname: string) {
  const name = screenAt(pathname);
  const layout = name === null ? null : screenOf(name).layout;
  return { isHome: layout === 'home', isAuth: layout === 'auth', isError: layout === 'error' };
}

/** A user's side menu: sections with at least one screen that they may open. */
export const menuOf = (holder: Principal | null) =>
  sections
    .map(section => ({
      section,
      screens: screenNames.filter(name => screenOf(name).section === section && mayOpen(holder, name)),
    }))
    .filter(({ screens: open }) => open.length > 0);

/** A user's home: the dashboard, or the first screen of their menu when they may not open it; an owner's who closes the academy says so. */
export function homeOf(holder: Principal | null): string {
  if (holder?.isClosing && mayOpen(holder, 'closing')) return screens.closing.path;
  if (can(holder, screens.dashboard.access)) return screens.dashboard.path;
  const first = menuOf(holder)[0]?.screens[0];
  return first === undefined ? screens.profile.path : screens[first].path;
}
