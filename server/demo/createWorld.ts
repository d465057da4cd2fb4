import { defaultStudySettings } from '../academies/defaults.ts';
import { quietAcademies } from './academies.ts';
import type { AcademyRows } from './createAcademy.ts';
import { createLively } from './createLively.ts';
import { createQuiet } from './createQuiet.ts';
import { toCustomer } from './people/toCustomer.ts';
import type { DemoContext } from './context.ts';

export interface World {
  system: Pick<AcademyRows, 'group' | 'customers'>;
  lively: AcademyRows;
  quiet: AcademyRows[];
}

/** All people and academies of the demo, without their activity. */
export function createWorld(setting: DemoContext, passwordHash: string): World {
  const createdAt = setting.at(420, 9);
  return {
    system: {
      group: {
        groupId: '~system',
        name: 'Studyroom',
        studyDays: [],
        timeZone: setting.timeZone,
        initialized: true,
        studySettings: defaultStudySettings,
        createdAt,
      },
      customers: [
        toCustomer(setting, passwordHash, {
          groupId: '~system',
          kind: 'SUPER_ADMIN',
          name: '시스템 관리자',
          email: 'admin@demo.example',
          createdAt,
        }),
      ],
    },
    lively: createLively(setting, passwordHash),
    quiet: quietAcademies.map(academy => createQuiet(setting, passwordHash, academy)),
  };
}
