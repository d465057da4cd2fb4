import type { ServerWords } from '../../../../src/i18n/en/server/index.ts';
import { byId } from './elements.ts';

/** The page's words, in the language in which it was served. */
export const words = JSON.parse(byId('words').textContent ?? '') as ServerWords['roomPage'];
