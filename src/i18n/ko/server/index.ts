import type { ServerWords } from '../../en/server/index.ts';
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

export const server: ServerWords = {
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
