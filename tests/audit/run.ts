import { screenNames, type ScreenName } from '../../src/screens.ts';
import { auditOpenings } from './auditOpenings.ts';
import { auditReflow } from './auditReflow.ts';
import { auditScreens } from './auditScreens.ts';
import { auditTasks } from './auditTasks.ts';
import type { Findings } from './Findings.ts';
import { speeches, surround, type Speech, type Surroundings } from './surroundings.ts';

// npm run audit:looks                        everything
// npm run audit:looks -- screens pseudo      one part, in one language
// npm run audit:looks -- openings students   one part, of some screens
const parts: Record<string, (surroundings: Surroundings, speeches?: Speech[]) => Promise<Findings>> = {
  screens: auditScreens,
  openings: auditOpenings,
  reflow: auditReflow,
  // The last, because they end the sessions that the others have.
  tasks: auditTasks,
};
const given = process.argv.slice(2);
const isScreen = (each: string): each is ScreenName => (screenNames as string[]).includes(each);
const spoken = speeches.filter(each => given.includes(each));
const named = given.filter(isScreen);
const unknown = given.filter(
  each => !(each in parts) && !isScreen(each) && !(speeches as string[]).includes(each),
);
if (unknown.length > 0) throw new Error(`There is no part, language or screen ${unknown.join(', ')}.`);
const chosen = Object.keys(parts).filter(part => given.includes(part));

const say = (line: string) => void process.stdout.write(`${line}\n`);
const surroundings = await surround(named.length > 0 ? named : undefined);
let isGood = true;
try {
  for (const part of chosen.length > 0 ? chosen : Object.keys(parts)) {
    const began = performance.now();
    const { looked, count } = await parts[part]!(surroundings, spoken.length > 0 ? spoken : undefined);
    isGood &&= count === 0;
    say(
      `${part}: ${looked} looked at, ${count} findings, ${Math.round((performance.now() - began) / 1_000)} s`,
    );
  }
} finally {
  await surroundings.stop();
}
process.exit(isGood ? 0 : 1);
