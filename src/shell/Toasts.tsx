import { Notification } from 'ra-ui-materialui';
import { limits } from '../domain/limits.ts';

const { visibleMs, removedMs } = limits.toast;

/** Toasts leave after 4 s and are gone at 5 s; they wait while hovered or focused (specification, section 9). */
export const Toasts = () => (
  <Notification
    autoHideDuration={visibleMs}
    resumeHideDuration={visibleMs}
    transitionDuration={{ enter: 200, exit: removedMs - visibleMs }}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
  />
);
