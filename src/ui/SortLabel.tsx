import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Whether the rows are in order of this column. */
  isActive: boolean;
  /** Their order; of another column, the one that a press would give them. */
  direction: 'ascending' | 'descending';
}

/** The head of a column that sorts. `plainHead` draws it. */
export const SortLabel = ({ isActive, direction, ...props }: Props) => (
  <button
    type="button"
    className="sort-label"
    data-active={isActive || undefined}
    data-direction={direction}
    {...props}
  />
);
