import { apiScopes, type AcademyScope } from '../../src/domain/apiScopes.ts';
import type { KeyPrincipal } from '../../src/domain/mayCall.ts';
import type { Actor } from './actors.ts';
import { billingProgram, programOf } from './programOf.ts';

type Program = Omit<Actor, 'holder'> & { holder: KeyPrincipal };

const program = (name: string, scopes: AcademyScope[]): Program => ({
  name,
  holder: { scopes },
  enter: async world => (await programOf(world, (await world.academy()).owner, scopes)).caller,
});

/** Every kind of program that calls with an API key: one for each scope, and one that has them all. */
export const programs: readonly Program[] = [
  ...apiScopes.map(scope => program(`a program with ${scope}`, [scope])),
  program('a program with every scope', [...apiScopes]),
  {
    name: 'a billing system',
    holder: { scopes: ['billing:write'] },
    enter: async world => billingProgram(world, (await world.academy()).groupId),
  },
];
