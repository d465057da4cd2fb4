import type { ListDefinition } from '../list/definition.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { ExportTrigger, type TriggerProps } from './ExportTrigger.tsx';

const ListExport = lazyPart(() => import('./ListExport.tsx'), 'ListExport');

interface Props<T> extends TriggerProps {
  definition: ListDefinition<T>;
  selected?: readonly string[];
}

/** Exports what matches a list's filters, or the selected records of that. */
export const ListExportButton = <T,>({ definition, selected, ...trigger }: Props<T>) => (
  <ExportTrigger {...trigger} preload={ListExport.preload}>
    {onEnd => <ListExport definition={definition as ListDefinition} selected={selected} onEnd={onEnd} />}
  </ExportTrigger>
);
