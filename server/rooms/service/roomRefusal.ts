import type { RoomServiceReason } from '../../../src/domain/roomServiceReasons.ts';

/** Why what the room service sent cannot be applied. */
export class RoomRefusal extends Error {
  readonly reason: RoomServiceReason;
  /** The field that is wrong, and what is wrong with it. */
  readonly field: string | null;
  constructor(reason: RoomServiceReason, field: string | null = null) {
    super(reason);
    this.reason = reason;
    this.field = field;
  }
}
