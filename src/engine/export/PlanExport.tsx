import type { ExportPlan } from './plan.ts';
import { RunningExport } from './RunningExport.tsx';

/** The export of a plan while it runs: a module of its own, so that it is loaded by the first press. */
export const PlanExport = (props: { planOf: () => ExportPlan; onEnd: () => void }) => (
  <RunningExport {...props} />
);
