import type { Localized } from '../brand/brand.ts';
import type { PremiumFeature } from '../premium.ts';

/** A plan that academies may be on. */
export interface Plan {
  /** Capital letters, digits and `_`; what subscriptions say. */
  id: string;
  name: Localized;
  /** The most students that a subscription may have (`userCount`); null for no limit of the plan. */
  students: number | null;
  /** How many managers and observers may be active. */
  managers: number;
  observers: number;
  /** How many rooms may be open at once; null for as many as there are. */
  rooms: number | null;
  features: readonly PremiumFeature[];
  /** The price as it is shown, in words; null where none is. */
  price: Localized | null;
}
