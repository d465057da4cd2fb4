import { firstWords } from '../firstWords.ts';
import { en } from './index.ts';

export const first = firstWords(en);
