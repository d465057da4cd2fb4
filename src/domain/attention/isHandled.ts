interface Mark {
  /** The study day of the mark. */
  handledOn: string;
  level: number;
}

interface Current {
  since: string;
  isLonger: boolean;
  level: number;
}

/**
 * Whether a mark still covers a finding: the same condition has held since before the mark, and has not become worse. A
 * condition that ended and began again has a later beginning.
 */
export const isHandled = ({ since, isLonger, level }: Current, mark: Mark | undefined): boolean =>
  mark !== undefined && level <= mark.level && (isLonger || since < mark.handledOn);
