import type { ComponentType } from 'react';
import type { ListSource } from './engine/list/definition.ts';
import type { PageQueries } from './engine/pageQueries.ts';
import { needAllWords } from './i18n/allWords.ts';
import { screenAt, type ScreenName } from './screens.ts';
import { lazyComponent } from './ui/lazyComponent.tsx';

/** A page, with what can be loaded before it is there. */
type PageComponent = ComponentType & {
  /** The list that it shows. */
  list?: ListSource;
  /** What it shows first, if that is no list. */
  queries?: PageQueries;
  /** What it shows besides, such as counts. */
  sideQueries?: PageQueries;
};

type Page = ComponentType & {
  load: () => Promise<PageComponent>;
  /** The name that its module exports, which is the module's own. */
  module: string;
};

/** A page of its own chunk, by the name that its module exports. */
const firstPage = <K extends string>(load: () => Promise<Record<K, PageComponent>>, name: K): Page => {
  const { Component, load: loadOnce } = lazyComponent(async () => (await load())[name]);
  return Object.assign(Component, { load: loadOnce, module: name });
};

/** The same for all pages that say more than the first words. */
const page = <K extends string>(load: () => Promise<Record<K, PageComponent>>, name: K): Page =>
  firstPage(async () => (await Promise.all([load(), needAllWords()]))[0], name);

/** The page of every screen but the landing page, which is no part of the console. */
export const pages: Record<Exclude<ScreenName, 'landing'>, Page> = {
  scheduledExports: page(
    () => import('./resources/exports/ScheduledExportsPage.tsx'),
    'ScheduledExportsPage',
  ),
  auth: page(() => import('./customRoutes/auth/AuthPage.tsx'), 'AuthPage'),
  login: page(() => import('./customRoutes/auth/LoginPage.tsx'), 'LoginPage'),
  academyLogin: page(() => import('./customRoutes/auth/AcademyLoginPage.tsx'), 'AcademyLoginPage'),
  signup: page(() => import('./customRoutes/auth/signup/SignupPage.tsx'), 'SignupPage'),
  invitation: page(() => import('./customRoutes/auth/InvitationPage.tsx'), 'InvitationPage'),
  requestReset: page(() => import('./customRoutes/auth/RequestResetPage.tsx'), 'RequestResetPage'),
  resetPassword: page(() => import('./customRoutes/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  setup: page(() => import('./customRoutes/auth/setup/SetupPage.tsx'), 'SetupPage'),
  error: page(() => import('./customRoutes/error/ErrorPage.tsx'), 'ErrorPage'),
  dashboard: page(() => import('./customRoutes/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  attention: page(() => import('./resources/attention/AttentionPage.tsx'), 'AttentionPage'),
  students: firstPage(() => import('./resources/students/StudentsPage.tsx'), 'StudentsPage'),
  studentAdd: page(() => import('./resources/students/add/StudentAddPage.tsx'), 'StudentAddPage'),
  studentBatches: page(() => import('./resources/students/batches/BatchesPage.tsx'), 'BatchesPage'),
  student: page(() => import('./resources/students/StudentPage.tsx'), 'StudentPage'),
  managers: page(() => import('./resources/managers/ManagersPage.tsx'), 'ManagersPage'),
  managerAdd: page(() => import('./resources/managers/add/ManagerAddPage.tsx'), 'ManagerAddPage'),
  manager: page(() => import('./resources/managers/ManagerPage.tsx'), 'ManagerPage'),
  group: page(() => import('./customRoutes/group/GroupPage.tsx'), 'GroupPage'),
  roomStatus: page(() => import('./resources/rooms/RoomsPage.tsx'), 'RoomsPage'),
  roomHistory: page(() => import('./resources/rooms/RoomHistoriesPage.tsx'), 'RoomHistoriesPage'),
  studyStatus: page(() => import('./customRoutes/wall/WallPage.tsx'), 'WallPage'),
  studyToday: page(() => import('./resources/studyHistories/StudyTodayPage.tsx'), 'StudyTodayPage'),
  studyHistory: page(() => import('./resources/studyHistories/StudyHistoryPage.tsx'), 'StudyHistoryPage'),
  studyRecord: page(() => import('./resources/studyHistories/StudyRecordPage.tsx'), 'StudyRecordPage'),
  premiumStudy: page(() => import('./resources/studyHistories/PremiumStudyPage.tsx'), 'PremiumStudyPage'),
  attendanceStatus: page(
    () => import('./resources/attendances/AttendanceStatusPage.tsx'),
    'AttendanceStatusPage',
  ),
  attendanceHistory: page(
    () => import('./resources/attendances/AttendanceHistoryPage.tsx'),
    'AttendanceHistoryPage',
  ),
  excuses: page(() => import('./resources/attendances/excuses/ExcusesPage.tsx'), 'ExcusesPage'),
  statsStudy: page(() => import('./customRoutes/stats/StatsStudyPage.tsx'), 'StatsStudyPage'),
  statsConnect: page(() => import('./customRoutes/stats/StatsConnectPage.tsx'), 'StatsConnectPage'),
  statsHours: page(() => import('./customRoutes/stats/hours/HoursPage.tsx'), 'HoursPage'),
  statsStudent: page(() => import('./customRoutes/stats/StatsStudentPage.tsx'), 'StatsStudentPage'),
  statsManager: page(() => import('./customRoutes/stats/StatsManagerPage.tsx'), 'StatsManagerPage'),
  weeklyReports: page(
    () => import('./customRoutes/weeklyReports/WeeklyReportsPage.tsx'),
    'WeeklyReportsPage',
  ),
  templates: page(() => import('./resources/templates/TemplatesPage.tsx'), 'TemplatesPage'),
  notifications: page(() => import('./resources/notifications/NotificationsPage.tsx'), 'NotificationsPage'),
  groupInfo: page(() => import('./resources/academy/GroupInfoPage.tsx'), 'GroupInfoPage'),
  groupSettings: page(() => import('./resources/academy/GroupSettingsPage.tsx'), 'GroupSettingsPage'),
  apiKeys: page(() => import('./resources/apiKeys/ApiKeysPage.tsx'), 'ApiKeysPage'),
  adminApiKeys: page(() => import('./resources/apiKeys/AdminApiKeysPage.tsx'), 'AdminApiKeysPage'),
  closing: page(() => import('./resources/academy/closing/ClosingPage.tsx'), 'ClosingPage'),
  webhooks: page(() => import('./resources/webhooks/WebhooksPage.tsx'), 'WebhooksPage'),
  profile: page(() => import('./customRoutes/profile/ProfilePage.tsx'), 'ProfilePage'),
  audits: page(() => import('./resources/audits/AuditsPage.tsx'), 'AuditsPage'),
  admin: page(() => import('./resources/admin/AcademiesPage.tsx'), 'AcademiesPage'),
  adminSubscribe: page(() => import('./resources/admin/SubscriptionsPage.tsx'), 'SubscriptionsPage'),
  adminMigration: page(() => import('./resources/migrations/MigrationsPage.tsx'), 'MigrationsPage'),
  adminStudent: page(() => import('./resources/admin/AllStudentsPage.tsx'), 'AllStudentsPage'),
  adminStudentAdd: page(() => import('./resources/admin/AllStudentsAddPage.tsx'), 'AllStudentsAddPage'),
  adminActive: page(() => import('./resources/admin/ActivityPage.tsx'), 'ActivityPage'),
  adminInquiry: page(() => import('./resources/admin/InquiriesPage.tsx'), 'InquiriesPage'),
  adminAudit: page(() => import('./resources/audits/AdminAuditsPage.tsx'), 'AdminAuditsPage'),
};

/** Replaces any screen while the visitor lacks a second factor that is required. */
export const { Component: SecondFactorPage } = lazyComponent<{ onDone: () => void }>(
  async () =>
    (await Promise.all([import('./customRoutes/profile/SecondFactorPage.tsx'), needAllWords()]))[0]
      .SecondFactorPage,
);

/** Begins to load the page of an address. Whether that works is shown where the page is. */
export function preloadPage(pathname: string): void {
  const name = screenAt(pathname);
  if (name !== null && name !== 'landing') pages[name].load().catch(() => undefined);
}
