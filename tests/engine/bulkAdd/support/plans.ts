import type { Language } from '../../../../src/domain/choices.ts';
import { sheetLayoutOf } from '../../../../src/engine/bulkAdd/cells/sheetLayoutOf.ts';
import type { FieldPlan } from '../../../../src/engine/bulkAdd/cells/plan.ts';
import type { GridDefinition } from '../../../../src/engine/bulkAdd/definition.ts';
import { en } from '../../../../src/i18n/en/index.ts';
import { ko } from '../../../../src/i18n/ko/index.ts';
import { newManagers } from '../../../../src/resources/managers/add/newManagers.ts';
import { newStudents } from '../../../../src/resources/students/add/newStudents.ts';
import { flatten } from '../../../support/words.ts';

const words = { ko: flatten(ko), en: flatten(en) };

/** The columns of a grid in a language. */
export const plansOf =
  (definition: GridDefinition) =>
  (language: Language): FieldPlan[] =>
    sheetLayoutOf(definition, (key, options) => words[language].get(key) ?? options?._ ?? key);

/** The columns of the students' grid in a language. */
export const studentFields = plansOf(newStudents);
export const managerFields = plansOf(newManagers);
