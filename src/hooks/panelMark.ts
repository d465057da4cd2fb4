const name = 'data-panel';

/** What tells the panel of an open record from other dialogs: an attribute, and its selector. */
export const panelMark = { props: { [name]: true }, selector: `[${name}]` } as const;
