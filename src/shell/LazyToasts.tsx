import { useNotificationContext } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/lazyPart.tsx';

export const Toasts = lazyPart(() => import('./Toasts.tsx'), 'Toasts');

/** The toasts, from the first one on. */
export function LazyToasts() {
  const { notifications } = useNotificationContext();
  const [hadOne, setHadOne] = useState(false);
  if (!hadOne && notifications.length > 0) setHadOne(true);
  return (
    hadOne && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}
