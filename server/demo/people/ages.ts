import type { interestCategories } from '../../../src/domain/choices.ts';
import type { PersonaName } from '../simulator/plan/personas.ts';

interface Life {
  age: readonly [youngest: number, oldest: number];
  interests: readonly (typeof interestCategories)[number][];
  /** What they count the days to, and how many there may be. */
  dDay: readonly [name: string, soonest: number, latest: number];
}

/** The personas of the students. */
export const lives: Record<PersonaName, Life> = {
  middleSchool: { age: [14, 15], interests: ['MIDDLE_SCHOOL'], dDay: ['기말고사', 9, 38] },
  highSchool: { age: [16, 18], interests: ['HIGH_SCHOOL', 'CSAT'], dDay: ['모의고사', 12, 55] },
  repeater: { age: [19, 20], interests: ['CSAT', 'UNIVERSITY'], dDay: ['수능', 60, 300] },
  civilService: { age: [24, 31], interests: ['CIVIL_SERVICE'], dDay: ['국가직 필기', 40, 160] },
  university: { age: [20, 25], interests: ['LANGUAGE', 'CERTIFICATE'], dDay: ['토익 시험', 8, 40] },
  worker: { age: [28, 41], interests: ['ACCOUNTING', 'EMPLOYMENT'], dDay: ['자격증 1차', 30, 150] },
  nightOwl: { age: [27, 33], interests: ['CERTIFICATE'], dDay: ['실기 시험', 20, 90] },
  earlyBird: { age: [22, 35], interests: ['LANGUAGE', 'READING'], dDay: ['회화 레벨업', 15, 60] },
};
