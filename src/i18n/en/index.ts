import { accounts, actions, resources } from './accounts.ts';
import { admin, adminResources, auditLog, auditResources } from './admin.ts';
import { alertSettings } from './alertSettings.ts';
import { apiKeys } from './apiKeys.ts';
import { attention, attentionResources } from './attention.ts';
import { audits } from './audits.ts';
import { batchResources } from './batches.ts';
import { choices } from './choices.ts';
import { base } from './base.ts';
import { door } from './auth.ts';
import { errorPage } from './errorPage.ts';
import { grid } from './grid.ts';
import { group } from './group.ts';
import { images } from './images.ts';
import { dashboard, insight } from './insight.ts';
import { keyboard } from './keyboard.ts';
import { exporting, form, list } from './list.ts';
import { bell, live, wall } from './live.ts';
import { noticeResources, notices, templates } from './notices.ts';
import { period } from './period.ts';
import { permissions } from './permissions.ts';
import { premium } from './premium.ts';
import { migrationResources, migrations } from './migrations.ts';
import { myProfile } from './myProfile.ts';
import { ra } from './ra.ts';
import { attendance, recordResources, records } from './records.ts';
import { reports } from './reports.ts';
import { roomResources, rooms } from './rooms.ts';
import { lostAccess, signInAgain } from './session.ts';
import { closing, settingResources, settings } from './settings.ts';
import { stats } from './stats.ts';
import { statuses } from './statuses.ts';
import { dayNotes } from './dayNotes.ts';
import { excuseResources, excuses } from './excuses.ts';
import { exports } from './exports.ts';
import { expectedTimes } from './expectedTimes.ts';
import { drafts, unsaved } from './unsaved.ts';
import { webhooks } from './webhooks.ts';

export const en = {
  ...base,
  ra,
  statuses,
  errorPage,
  resources: {
    ...resources,
    ...batchResources,
    ...roomResources,
    ...recordResources,
    ...attentionResources,
    ...excuseResources,
    ...settingResources,
    ...adminResources,
    ...auditResources,
    ...noticeResources,
    ...migrationResources,
  },
  accounts,
  keyboard,
  dayNotes,
  excuses,
  exports,
  expectedTimes,
  alertSettings,
  period,
  permissions,
  premium,
  audits,
  auditLog,
  admin,
  grid,
  group,
  actions,
  choices,
  list,
  insight,
  dashboard,
  stats,
  reports,
  exporting,
  form,
  images,
  bell,
  rooms,
  records,
  attendance,
  attention,
  live,
  wall,
  signInAgain,
  lostAccess,
  unsaved,
  drafts,
  door,
  migrations,
  apiKeys,
  myProfile,
  settings,
  closing,
  templates,
  webhooks,
  notices,
};
export type Messages = typeof en;
