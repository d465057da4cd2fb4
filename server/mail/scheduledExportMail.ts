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
  /** Where the recipient stops it without signing in. */
  stopUrl: string;
}

/** The email that brings the file of a screen on a schedule. */
export function scheduledExportMail(
  language: Language,
  { kind, url, settingsUrl, stopUrl, ...values }: Details,
) {
  const { mails, exportStop } = serverWords[language];
  const { scheduledExport, exportContents } = mails;
  return composeMail(scheduledExport, {
    values: { ...values, content: exportContents[kind], settings: settingsUrl },
    url,
    stop: { label: exportStop.link, url: stopUrl },
  });
}
