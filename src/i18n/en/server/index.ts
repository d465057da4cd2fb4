import { templates } from '../notices.ts';
import { weeklyReport } from '../weeklyReport.ts';
import { academyExport } from './academyExport.ts';
import { alerts } from './alerts.ts';
import { demoTemplates } from './demoTemplates.ts';
import { exportStop } from './exportStop.ts';
import { files } from './files.ts';
import { invitationPage } from './invitationPage.ts';
import { legal } from './legal.ts';
import { mails } from './mails.ts';
import { outbox } from './outbox.ts';
import { roomPage } from './roomPage.ts';
import { roomReasons } from './roomReasons.ts';

/** What the server says; none of it is loaded by browsers. */
export const server = {
  mails,
  academyExport,
  alerts,
  outbox,
  invitationPage,
  legal,
  roomPage,
  roomReasons,
  weeklyReport,
  exportStop,
  files,
  demoTemplates,
  samples: templates.samples,
};
export type ServerWords = typeof server;
