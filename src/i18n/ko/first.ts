import { firstWords } from '../firstWords.ts';
import { ko } from './index.ts';

export const first = firstWords(ko);
