import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { listPlaces, type ListPlace } from '../../../hooks/listPlaces.ts';
import { useListPlaces } from '../../../hooks/useListPlaces.ts';
import { tabParam } from '../../../screens.ts';
import type { ListDefinition } from '../definition.ts';
import { RecordSteps } from './RecordSteps.tsx';
import { useSteps, type Step } from './useSteps.ts';

interface Props<T> {
  definition: ListDefinition<T>;
  /** Where the open record's row leads: the address without its query. */
  link: string;
}

/** On a record's own page, the ways to the records before and after it in its list as it was left. */
export function PageSteps<T extends object>({ definition, link }: Props<T>) {
  const place = useListPlaces()[definition.resource];
  return place && <Steps definition={definition} link={link} place={place} />;
}

function Steps<T extends object>({ definition, link, place }: Props<T> & { place: ListPlace }) {
  const { resource, recordLink, recordLabel } = definition;
  const tab = new URLSearchParams(useLocation().search).get(tabParam);
  const { previous, next, page, ...rest } = useSteps(definition, link, place);
  // The way back to the list leads to the page that the record is on.
  useEffect(() => {
    if (page !== undefined && page !== place.page) listPlaces.set(resource, { ...place, page });
  }, [resource, page, place]);
  const neighbour = (step: Step<T> | undefined) =>
    step && {
      to: `${recordLink!(step.record)}${tab === null ? '' : `?${tabParam}=${tab}`}`,
      name: recordLabel(step.record),
    };
  return <RecordSteps previous={neighbour(previous)} next={neighbour(next)} scope="page" {...rest} />;
}
