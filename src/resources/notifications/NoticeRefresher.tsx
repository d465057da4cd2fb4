import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import type { Notification } from '../../domain/entities/notification.ts';
import { useServerNow } from '../../hooks/useServerNow.ts';
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
    const timer = setInterval(() => void refetch(), freshMs);
    return () => clearInterval(timer);
  }, [isAnyUnderWay, refetch]);
  return null;
}
