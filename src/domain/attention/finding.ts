/** Why a student needs attention, in figures. Days are counted back from yesterday, which is 0. */
export interface Finding {
  /** The first day for which it holds. */
  since: number;
  /** It holds for all days that were looked at, so it may have begun earlier. */
  isLonger: boolean;
  /** How bad it is, in steps: a finding that was handled is listed again when the step is higher. */
  level: number;
  /** The figure itself, and what it is measured against. */
  value: number;
  compared: number | null;
}
