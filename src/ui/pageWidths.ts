/** How wide pages are at most that are no lists, in pixels: forms, and what else is read or compared. */
export const pageWidths = { form: 760, record: 960 } as const;
