import { useEffect, useState } from 'react';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';

const tickMs = 1_000;
const freshMs = 60_000;

/** What the server's clock says, second by second while it is wanted; undefined until it has been asked. */
export function useServerNow(isWanted: boolean): Date | undefined {
  const { data, dataUpdatedAt } = useApi(
    contract.session.serverTime,
    {},
    { enabled: isWanted, staleTime: freshMs },
  );
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => setHere(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isWanted]);
  return data && new Date(data.epochMilliseconds + Math.max(0, here - dataUpdatedAt));
}
