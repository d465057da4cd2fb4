import { useResourceContext } from 'ra-core';
import { useEffect } from 'react';
import { listPlaces } from '../../../hooks/listPlaces.ts';
import type { ScreenName } from '../../../screens.ts';
import { usePlace } from './usePlace.ts';

interface Props {
  screen: ScreenName;
  meta?: object | undefined;
}

/** Stores how the list around it is shown, for the way back to it and from one of its records to the next. */
export function StorePlace({ screen, meta }: Props) {
  const resource = useResourceContext()!;
  const place = usePlace(screen, meta);
  useEffect(() => listPlaces.set(resource, place), [resource, place]);
  return null;
}
