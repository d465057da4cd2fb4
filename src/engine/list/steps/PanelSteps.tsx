import { useLocation } from 'react-router';
import { queryOfPlace } from '../../../hooks/queryOfPlace.ts';
import { recordParam } from '../../../domain/recordParam.ts';
import { pathOfRecord, type ScreenName } from '../../../screens.ts';
import type { ListDefinition } from '../definition.ts';
import { RecordSteps } from './RecordSteps.tsx';
import { usePlace } from './usePlace.ts';
import { useSteps, type Step } from './useSteps.ts';

interface Props<T> {
  definition: ListDefinition<T>;
  screen: ScreenName;
  id: string;
  meta?: object | undefined;
}

/** In the panel next to a list, the ways to the records before and after the open one. The list turns its page with them. */
export function PanelSteps<T extends object>({ definition, screen, id, meta }: Props<T>) {
  const { pathname, search } = useLocation();
  const place = usePlace(screen, meta);
  const { previous, next, page: _page, ...rest } = useSteps(definition, pathOfRecord(screen, id), place);
  const neighbour = (step: Step<T> | undefined) => {
    if (!step) return undefined;
    const params = new URLSearchParams(search);
    if (step.page !== place.page)
      for (const [name, value] of Object.entries(queryOfPlace({ ...place, page: step.page })))
        params.set(name, value);
    params.set(recordParam, step.record.id);
    return { to: `${pathname}?${params}`, name: definition.recordLabel(step.record) };
  };
  return <RecordSteps previous={neighbour(previous)} next={neighbour(next)} scope="panel" {...rest} />;
}
