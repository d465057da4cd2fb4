import type { HandlersOf } from '../../core/context.ts';
import { listHandler, toPage } from '../../core/list.ts';
import { createLink, listLinks, revokeLink } from './reportLinkCalls.ts';
import { reportSettings, updateReportSettings } from './reportSettings.ts';
import { reportSource } from './reportSource.ts';
import { saveComment } from './saveComment.ts';
import { sendReports } from './sendReports.ts';

export const weeklyReports: HandlersOf<'weeklyReports'> = {
  list: listHandler(reportSource, toPage),
  saveComment,
  send: sendReports,
  links: listLinks,
  createLink,
  revokeLink,
  settings: reportSettings,
  updateSettings: updateReportSettings,
};
