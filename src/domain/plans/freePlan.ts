/** The plan that academies begin with, and are left with when another one or the trial ends. */
export const freePlan = 'FREE';
