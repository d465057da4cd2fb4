import type { DeviceName } from './devices.ts';
import type { PersonaName } from './personas.ts';

/** How one student goes about studying: all that their days are planned from. */
export interface Habits {
  groupId: string;
  customerId: string;
  /** Of the whole demo; two students differ by their ids. */
  seed: string;
  persona: PersonaName;
  /** From 0 to 1: how likely they come, how punctually, and how long they stay. */
  diligence: number;
  /** By how much that changes over the demo's first 120 days. */
  trend: number;
  /** The date on which those days begin. */
  trendSince: string;
  /** By how many minutes their day is later than others', or earlier. */
  shift: number;
  /** How likely the camera goes off during one stretch of study. */
  carelessness: number;
  /** Spells in which they study more or less than usual: by which factor, 0 when they stay away. */
  spells?: readonly { since: string; until: string; factor: number }[];
  devices: readonly DeviceName[];
  /** The rooms they like, best first. */
  roomIds: readonly string[];
  speaks: boolean;
  joinedAt: Date;
  leftAt: Date | null;
}
