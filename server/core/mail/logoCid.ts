/** What a mail's HTML calls the logo that is attached to it (RFC 2392): mail programs load no pictures from elsewhere. */
export const logoCid = 'logo@console';
export const logoAddress = `cid:${logoCid}`;
