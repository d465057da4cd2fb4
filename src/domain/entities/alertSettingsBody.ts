import { flag, shape } from './fields.ts';

/** Which alerts an administrator receives. */
export const alertSettingsBody = shape({ cameraOff: flag, absence: flag, break: flag, byEmail: flag });
