import type { MouseEvent } from 'react';

/** Whether a click on a link is meant for another tab or window, which browsers see to. */
export const opensElsewhere = ({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || altKey || ctrlKey || shiftKey;
