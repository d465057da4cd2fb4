/** When the lively academy is closed, in days from today. Few of its students study then. */
export const holidays = [{ from: -18, to: -17, text: '개원 기념 휴원' }] as const;
