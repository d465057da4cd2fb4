/** How many toasts that undo something are on the screen: the bar that offers the same waits until they are gone. */
export const undoToasts = { count: 0 };
