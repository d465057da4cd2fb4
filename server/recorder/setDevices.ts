import type { Queryable } from '../database/open.ts';
import { changeStay } from './changeStay.ts';
import type { Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';
import { truncateToSecond } from './truncateToSecond.ts';

export type Devices = Partial<Pick<Stay, 'camera' | 'mic' | 'speaker'>>;

/** Turns a person's camera, microphone or speaker on or off. Returns their stay; null when they are in no room. */
export const setDevices = (
  db: Queryable,
  { customerId, devices, ...write }: RecorderWrite & { customerId: string; devices: Devices },
): Promise<Stay | null> =>
  changeStay(db, write, customerId, stay => ({
    ...devices,
    ...(devices.camera === undefined || devices.camera === stay.camera
      ? {}
      : { cameraOffSince: devices.camera === 'OFF' ? truncateToSecond(write.now) : null }),
  }));
