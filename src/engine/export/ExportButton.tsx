import type { ListDefinition } from '../list/definition.ts';
import { PlanExportButton } from './PlanExportButton.tsx';
import { useListPlan } from './useListPlan.ts';

/** Exports everything that matches the list's filters, in its order. */
export function ExportButton<T>({ definition }: { definition: ListDefinition<T> }) {
  const planOf = useListPlan(definition);
  return <PlanExportButton planOf={planOf} />;
}
