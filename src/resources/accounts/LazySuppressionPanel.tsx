import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';

const SuppressionPanel = lazyPart(() => import('./SuppressionPanel.tsx'), 'SuppressionPanel');

/** Few accounts have it, so that no screen waits for it. */
export const LazySuppressionPanel = () => (
  <Suspense fallback={null}>
    <SuppressionPanel />
  </Suspense>
);
