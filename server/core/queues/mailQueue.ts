/** The queue of mails: each is tried again after 15 s, and then after twice as long each time. */
export const mailQueue = { name: 'mail', retryLimit: 10, retryDelay: 15, retryBackoff: true };

/** A notification that is not delivered after a quarter of an hour has failed, early enough to act on. */
export const noticeRetryLimit = 5;
