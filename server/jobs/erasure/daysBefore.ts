const dayMs = 86_400_000;

/** The instant so many times 24 hours earlier, whatever clock the machine goes by. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
