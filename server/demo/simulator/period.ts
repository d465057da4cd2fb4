export interface Period {
  since: Date;
  until: Date;
  /** Who is there at the beginning, and until when. */
  alreadyPresent?: readonly { roomId: string; customerId: string; leftAt: Date }[];
}
