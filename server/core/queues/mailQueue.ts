/** The queue of mails: each is tried again after 15 s, and then after twice as long each time. */
export const mailQueue = { name: 'mail', retryLimit: 10, retryDelay: 15, retryBackoff: true };

/** A notice that has not got through after a quarter of an hour has failed, and says so while somebody still cares. */
export const noticeRetryLimit = 5;
