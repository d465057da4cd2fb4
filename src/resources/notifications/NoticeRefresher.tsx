import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import type { Notification } from '../../domain/entities/notification.ts';
import { everySecond } from '../../clock/everySecond.ts';
import { useServerNow } from '../../clock/useServerNow.ts';
import { isUnderWay } from './isUnderWay.ts';

const freshMs = 4_000;

/** Refetches the log while a shown message is waiting or being sent. */
export function NoticeRefresher() {
  const { data, refetch } = useListContext<Notification>();
  const isAnyWaiting = data?.some(({ state }) => state === 'SCHEDULED') ?? false;
  const now = useServerNow(isAnyWaiting);
  const isAnyUnderWay = now !== undefined && (data?.some(notice => isUnderWay(notice, now)) ?? false);
  useEffect(() => {
    if (!isAnyUnderWay) return;
    let last = Date.now();
    return everySecond(() => {
      if (Date.now() - last < freshMs) return;
      last = Date.now();
      void refetch();
    });
  }, [isAnyUnderWay, refetch]);
  return null;
}
