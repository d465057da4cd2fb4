import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';

/** The academy's managers to choose from; undefined until they are known. */
export const useManagerChoices = (isWanted = true) =>
  useApi(contract.managers.choices, {}, { staleTime: 60_000, enabled: isWanted }).data?.content.map(
    ({ customerId, name }) => ({ id: customerId, name }),
  );
