import type { SegmentState } from '../../../../src/domain/choices.ts';

type OnOff = 'ON' | 'OFF';

/** What a student does during a visit. */
export interface Turn {
  at: Date;
  stopwatch?: SegmentState;
  camera?: OnOff;
  away?: boolean;
}

/** A visit as it is meant to go; every instant a whole second. */
export interface Visit {
  customerId: string;
  /** The rooms to try, best first. */
  roomIds: readonly string[];
  enteredAt: Date;
  leftAt: Date;
  expulsionReason: string;
  camera: OnOff;
  mic: OnOff;
  speaker: OnOff;
  networkType: string;
  os: string;
  deviceType: string;
  deviceModel: string;
  /** In order, between entry and exit. */
  turns: readonly Turn[];
}
