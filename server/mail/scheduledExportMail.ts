import type { Language } from '../../src/domain/choices.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface Details {
  /** Whether the file is attached, is too large for that, or would have had no rows. */
  kind: 'attached' | 'linked' | 'empty';
  academy: string;
  /** What the screen is called, and its days. */
  title: string;
  period: string;
  /** The screen with these days, and the list of scheduled exports. */
  url: string;
  settingsUrl: string;
}

/** The email that brings the file of a screen on a schedule. */
export function scheduledExportMail(language: Language, { kind, url, settingsUrl, ...values }: Details) {
  const { scheduledExport, exportContents } = serverWords[language].mails;
  return composeMail(scheduledExport, {
    values: { ...values, content: exportContents[kind], settings: settingsUrl },
    url,
  });
}
