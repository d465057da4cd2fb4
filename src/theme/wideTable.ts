import { keyframes, type Theme } from '@mui/material';

/** How far from the top of what scrolls a table's head stays: below the top bar, or at the top of a panel. */
const top = 'var(--sticky-top, 0px)';

const follow = keyframes({
  to: { transform: 'translateY(calc(var(--table-height) - var(--head-height)))' },
});
const hint = keyframes({
  'from, 97%': { maskImage: 'linear-gradient(to left, rgb(0 0 0 / 0.25), #000 40px)' },
  to: { maskImage: 'none' },
});

/**
 * The frame of a table whose head stays in view while the page is scrolled (`useWideTable` says whether it is wider than the
 * frame). A frame that fits is not scrolled, so that the head sticks to the page. A wider one is, and keeps the head within:
 * there the head follows the page's scrolling, and in browsers without scroll timelines the frame is no higher than the window.
 */
export const wideTable = {
  overflowX: 'visible',
  // The line below the head is its own: a border of collapsed ones would be scrolled away with the rows.
  '& thead th': {
    position: 'sticky',
    top,
    zIndex: 2,
    borderBottom: 0,
    boxShadow: ({ palette }: Theme) => `inset 0 -1px ${palette.line}`,
  },
  '&[data-wide]': {
    overflowX: 'auto',
    scrollTimeline: '--table inline',
    viewTimeline: '--rows block',
    viewTimelineInset: `${top} 0px`,
  },
  // Where nothing stays at the edge, it fades until the last column is seen.
  '&[data-wide]:not(:has(.column-actions))': {
    animation: `${hint} linear both`,
    animationTimeline: '--table',
  },
  '&[data-wide] thead th': { top: 0 },
  '&[data-wide] thead': {
    position: 'relative',
    zIndex: 2,
    animation: `${follow} linear both`,
    animationTimeline: '--rows',
    animationRange: 'exit-crossing 0% exit-crossing calc(100% - var(--head-height))',
  },
  '@supports not (animation-timeline: view())': {
    '&[data-wide]': { maxHeight: `calc(100dvh - ${top} - 16px)`, overflowY: 'auto' },
  },
} as const;
