import * as yup from 'yup';
import { limits } from '../domain/limits.ts';

/** How long a student means to study each day. */
export const targetSeconds = yup
  .number()
  .integer('validation.numeric')
  .min(0, 'validation.targetSeconds')
  .max(limits.studyDay.hours * 3_600, 'validation.targetSeconds')
  .required();
