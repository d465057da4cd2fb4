import type { Overview } from './Overview.ts';

/** The headers of columns with values that are not used, of the chosen sheets. */
export const unusedHeaders = ({ sheets }: Overview): string[] => [
  ...new Set(
    sheets
      .filter(({ isChosen }) => isChosen)
      .flatMap(({ columns }) =>
        columns
          .filter(({ target, header, isEmpty }) => target === null && header !== '' && !isEmpty)
          .map(({ header }) => header),
      ),
  ),
];
