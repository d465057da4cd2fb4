import type { ComponentProps, CSSProperties } from 'react';

interface Props extends ComponentProps<'span'>, Pick<CSSProperties, 'width' | 'height'> {
  /** A line of text by default, which is as high as the line but drawn as high as its letters. */
  variant?: 'text' | 'rounded' | 'rectangular';
}

/**
 * The placeholder of something that is loading. It looks as MUI's does, with global classes (`skeletonStyles`): a screen shows
 * more than a hundred for a moment, and MUI's would work out the styles of each.
 */
export const Skeleton = ({ variant = 'text', width, height, style, ...rest }: Props) => (
  <span {...rest} className={`MuiSkeleton-root MuiSkeleton-${variant}`} style={{ width, height, ...style }} />
);
