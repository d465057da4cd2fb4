import { isLanguage } from '../../../src/domain/isLanguage.ts';
import type { Language } from '../../../src/domain/choices.ts';
import { fillGaps } from '../../../src/domain/fillGaps.ts';
import { exportStopPath, reportPaths } from '../../../src/domain/mailPaths.ts';
import { serverWords } from '../../core/serverWords.ts';
import type { Orm } from '../../database/open.ts';
import { findStop, isStopCode, stopExport } from '../../statistics/scheduledExports/stopExport.ts';
import { wordsOf } from '../../statistics/scheduledExports/words.ts';
import { findLink } from '../../statistics/weeklyReports/readLink.ts';
import { stopReports } from '../../statistics/weeklyReports/stopReports.ts';

interface Notice {
  title: string;
  text: string;
}

/** What a code stops, in its recipient's language. */
interface Stopping {
  language: Language;
  /** The academy's colour, if it has one. */
  color: string | null;
  question: Notice & { button: string };
  done: Notice;
  stop: (origin: { now: Date; ipAddress: string }) => Promise<void>;
}

interface StopPage {
  path: string;
  /** Null for a code that stops nothing. The fallback is for a language that was removed. */
  find: (orm: Orm, code: string, fallback: Language) => Promise<Stopping | null>;
  ended: (language: Language) => Notice;
  /** Whether a code that stops nothing may have done so before: the same one-click request again succeeds (RFC 8058). */
  isStopped: (code: string) => boolean;
}

const weeklyReports: StopPage = {
  path: reportPaths.stop,
  async find(orm, code, fallback) {
    const found = await findLink(orm, code);
    if (found === null) return null;
    const { link, student, group } = found;
    const { name } = student;
    const language = isLanguage(student.language) ? student.language : fallback;
    const words = serverWords[language].weeklyReport.link;
    return {
      language,
      color: group.accentColor,
      question: {
        title: words.stopTitle,
        text: fillGaps(words.stopText, { name, academy: group.name }),
        button: words.stop,
      },
      done: { title: words.stopped, text: fillGaps(words.stoppedText, { name }) },
      stop: origin => stopReports(orm, link, origin),
    };
  },
  ended(language) {
    const { ended, endedText } = serverWords[language].weeklyReport.link;
    return { title: ended, text: endedText };
  },
  // Its link goes on being found.
  isStopped: () => false,
};

const scheduledExports: StopPage = {
  path: exportStopPath,
  async find(orm, code, fallback) {
    const found = await findStop(orm, code);
    if (found === null) return null;
    const { account, schedule, group } = found;
    const language = isLanguage(account.language) ? account.language : fallback;
    const words = serverWords[language].exportStop;
    const gaps = { academy: group.name, screen: wordsOf(language)(`screens.${schedule.screen}`) };
    return {
      language,
      color: group.accentColor,
      question: { title: words.title, text: fillGaps(words.text, gaps), button: words.link },
      done: { title: words.done, text: fillGaps(words.doneText, gaps) },
      stop: origin => stopExport(orm, found, origin),
    };
  },
  ended(language) {
    const { ended, endedText } = serverWords[language].exportStop;
    return { title: ended, text: endedText };
  },
  isStopped: isStopCode,
};

/** The pages on which recipients of mails stop them, by what they stop. */
export const stopPages: readonly StopPage[] = [weeklyReports, scheduledExports];
