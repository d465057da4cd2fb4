import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAcademy } from '../hooks/useAcademy.ts';

/** Refetches everything shown when premium starts or ends or the plan is another one, because locked answers change. */
export function usePlanChange(): void {
  const client = useQueryClient();
  const academy = useAcademy();
  const now = academy && `${academy.groupId} ${academy.planState} ${academy.plan}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current !== undefined && now !== undefined && before.current !== now)
      void client.invalidateQueries({ queryKey: ['api'] });
    before.current = now;
  }, [client, now]);
}
