import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';

/** The managers whose students a report may be limited to; undefined until they are known. */
export const useManagerChoices = (isWanted: boolean) =>
  useApi(contract.managers.choices, {}, { staleTime: 60_000, enabled: isWanted }).data?.content;
