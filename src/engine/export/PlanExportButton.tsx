import { lazyPart } from '../../ui/lazyPart.tsx';
import { ExportTrigger, type TriggerProps } from './ExportTrigger.tsx';
import type { ExportPlan } from './plan.ts';

const PlanExport = lazyPart(() => import('./PlanExport.tsx'), 'PlanExport');

/** Writes a file by a plan that is made when it is wanted, and shows how far it is. */
export const PlanExportButton = ({ planOf, ...trigger }: TriggerProps & { planOf: () => ExportPlan }) => (
  <ExportTrigger {...trigger} preload={PlanExport.preload}>
    {onEnd => <PlanExport planOf={planOf} onEnd={onEnd} />}
  </ExportTrigger>
);
