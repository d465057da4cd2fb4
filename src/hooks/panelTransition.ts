/** What view transitions call a panel, and the row that it comes from and goes back to. */
export const panelTransition = 'record';
