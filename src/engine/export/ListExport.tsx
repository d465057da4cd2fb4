import type { ListDefinition } from '../list/definition.ts';
import { RunningExport } from './RunningExport.tsx';
import { useListPlan } from './useListPlan.ts';

interface Props {
  definition: ListDefinition;
  selected?: readonly string[] | undefined;
  onEnd: () => void;
}

/** The export of a list while it runs. */
export function ListExport({ definition, selected, onEnd }: Props) {
  const planOf = useListPlan(definition);
  return <RunningExport planOf={() => planOf(selected)} onEnd={onEnd} />;
}
