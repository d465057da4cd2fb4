import merge from 'lodash/merge.js';
import { languages } from '../../../src/domain/choices.ts';
import type { Content } from '../../config/content/content.ts';
import { nestedMessages } from '../../config/content/nestedMessages.ts';
import { serverWords } from '../../core/serverWords.ts';

/** Has the server say the operator's texts in place of its own, in mails and on its pages. */
export function applyOwnWords(content: Pick<Content, 'messages'>): void {
  for (const language of languages) {
    const { server, weeklyReport } = nestedMessages(content, language);
    merge(serverWords[language], server, { weeklyReport });
  }
}
