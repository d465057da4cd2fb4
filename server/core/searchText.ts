/** Text to be found literally: the wildcards of LIKE lose their meaning. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
