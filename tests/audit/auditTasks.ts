import { settle } from '../../scripts/support/settle.ts';
import { pathOf } from '../../src/screens.ts';
import { Findings } from './Findings.ts';
import { keysOf } from './keys.ts';
import type { Surroundings } from './surroundings.ts';
import { tasks } from './tasks.ts';

/** Does every task by keyboard alone. The focus is never on the body from the first key on. */
export async function auditTasks({ url, open }: Surroundings): Promise<Findings> {
  const findings = new Findings();
  for (const { about, at, isStranger, run } of tasks) {
    const { page, takeComplaints, close } = await open(isStranger ? null : 'OWNER', 'en', {
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(url + pathOf(at as 'dashboard'), { waitUntil: 'load' });
    await settle(page);
    const keys = keysOf(page);
    findings.looked++;
    const fail = (what: string) => findings.add('task', `${about}: ${what}`);
    const isPlaced = await page.evaluate(() => document.activeElement !== document.body);
    await keys
      .press(...(isPlaced ? [] : ['Tab']))
      .then(() => run(keys))
      .catch((error: Error) => fail(error.message.split('\n')[0]!));
    takeComplaints().forEach(fail);
    await close();
  }
  return findings;
}
