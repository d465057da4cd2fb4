/** What a new academy sets up, in this order; each is done once there is one of it. */
export const firstSteps = ['LOGO', 'SETTINGS', 'MANAGERS', 'STUDENTS', 'ROOM'] as const;
export type FirstStep = (typeof firstSteps)[number];
