import { lazyPart } from '../../ui/lazyPart.tsx';

/** The drawing of a chart, whose library is as large as a screen. */
export const LazyChart = lazyPart(() => import('./DrawnChart.tsx'), 'DrawnChart');
