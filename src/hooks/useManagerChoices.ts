import { useMemo } from 'react';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';

/** The academy's managers to choose from; undefined until they are known. */
export function useManagerChoices(isWanted = true) {
  const { data } = useApi(contract.managers.choices, {}, { staleTime: 60_000, enabled: isWanted });
  return useMemo(
    () => data?.content.map(({ customerId, name, email }) => ({ id: customerId, name, email })),
    [data],
  );
}
