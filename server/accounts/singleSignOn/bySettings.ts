/** Who does what follows from an academy's settings: the academy itself. */
export const bySettings = { customerId: null, name: '', role: '' };
