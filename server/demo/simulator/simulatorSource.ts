/** The source of the simulator's events. Keys cannot use it: sources that begin with `~` are the server's own. */
export const simulatorSource = '~simulator';
