import { useWatch } from 'react-hook-form';
import { dependsOn } from './dependsOn.ts';

/** Whether a setting means nothing at the moment, because one that it depends on is off. */
export function useIsDependencyOff(source: string): boolean {
  const values = useWatch() as Record<string, unknown>;
  const chain: string[] = [];
  for (let above = dependsOn[source]; above !== undefined; above = dependsOn[above]) chain.push(above);
  return chain.some(above => values[above] === false);
}
