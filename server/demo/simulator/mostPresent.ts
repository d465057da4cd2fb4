/** At most this part of the students is there at once. */
export const mostPresent = 0.7;
