import type { ComponentProps, CSSProperties } from 'react';

interface Props extends ComponentProps<'span'>, Pick<CSSProperties, 'width' | 'height'> {
  /** A line of text by default, which is as high as the line but drawn as high as its letters. */
  variant?: 'text' | 'rounded' | 'rectangular';
}

/**
 * What stands for something that is loading. It looks as MUI's does, with global classes (`skeletonStyles`): a screen shows
 * more than a hundred for a moment, for each of which MUI's would work out its styles.
 */
export const Skeleton = ({ variant = 'text', width, height, style, ...rest }: Props) => (
  <span {...rest} className={`MuiSkeleton-root MuiSkeleton-${variant}`} style={{ width, height, ...style }} />
);
