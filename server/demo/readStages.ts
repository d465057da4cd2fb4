import type { Database } from '../database/open.ts';
import type { SimulationState } from './simulator/simulationState.ts';
import { createWorld } from './createWorld.ts';
import { readDemo } from './seed.ts';
import { createSetting } from './context.ts';

/** How the students of the demo in this database study, as when it was made; the lively academy comes first. */
export async function readStages(orm: Database['orm']): Promise<SimulationState[]> {
  const demo = await readDemo(orm);
  if (demo === null) return [];
  const setting = createSetting({ ...demo, now: new Date(demo.seededAt) });
  const { lively, quiet } = createWorld(setting, '');
  return [lively, ...quiet].map(({ stage }) => stage);
}
