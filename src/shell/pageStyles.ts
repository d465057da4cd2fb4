import { panelTransition } from '../hooks/panelTransition.ts';
import { topBarHeight } from './TopBar.tsx';

/** On paper there is no frame, nothing to press, and no window that a table could be wider than. */
const onPaper = {
  '@page': { margin: '14mm' },
  // A row of days needs the longer side.
  '@page landscape': { size: 'A4 landscape', margin: '14mm' },
  '@media print': {
    // A sheet is narrower than most windows.
    'html:root': { '--cell-side': '4px' },
    'html, body': { background: '#fff !important' },
    'header, nav, form[role=search], [role=search], [role=status], [role=alert], .MuiSnackbar-root': {
      display: 'none !important',
    },
    [[
      '[data-frame]',
      'a[href="#main-content"]',
      '.MuiButton-root:not([data-on-paper])',
      '.MuiIconButton-root',
      '.MuiCheckbox-root',
      'input[type=checkbox]',
      '.MuiTablePagination-root',
      '.MuiTabs-root',
      '.MuiToggleButtonGroup-root',
      // What a form contains is worth printing; filters and a password to enter are not.
      '.MuiFormControl-root:not(form *)',
      'form:has(input[type=password])',
      'kbd',
      // The columns of checkboxes and of actions.
      '.MuiTableCell-paddingCheckbox',
      '.select-cell',
      '.column-actions',
      // Hints at keys and pointers, and what paper shows in another way.
      '[data-screen-only]',
    ].join()]: { display: 'none !important' },
    '[data-on-paper]': { border: '0 !important', padding: '0 !important', '& svg': { display: 'none' } },
    'body:has([data-landscape])': { page: 'landscape' },
    main: { padding: '0 !important', maxWidth: 'none !important' },
    '.MuiTableContainer-root, .RaDataTable-tableWrapper, .MuiCard-root, .MuiPaper-root, [data-wide]': {
      overflow: 'visible !important',
      animation: 'none !important',
      boxShadow: 'none !important',
    },
    thead: { display: 'table-header-group', animation: 'none !important' },
    // Sums are below the last row, not at the end of every page.
    tfoot: { display: 'table-row-group' },
    'td, th': {
      position: 'static !important',
      maxWidth: 'none !important',
      whiteSpace: 'normal !important',
      overflowWrap: 'normal',
      fontSize: '0.75rem !important',
    },
    'td.elastic': { width: 'auto !important' },
    // A table goes on at the next page instead of leaving this one empty.
    'tr, li, figure, .MuiCard-root > :not(:has(table))': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // Chips, bars and cells of a matrix say something by their fill.
    '*': { printColorAdjust: 'exact' },
  },
};

/** Where the system chooses the colours, a state and a bar still have to be seen. */
const inForcedColors = {
  '@media (forced-colors: active)': {
    '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current=page]': {
      outline: '2px solid Highlight !important',
      outlineOffset: -2,
    },
    '.MuiLinearProgress-bar, [data-bar]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
    },
    '.MuiLinearProgress-root': { border: '1px solid CanvasText' },
  },
};

/** Only a row and its panel are drawn as pictures while one becomes the other: the page itself stays live. */
const inTransition = {
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  [`::view-transition-group(${panelTransition})`]: {
    animationDuration: '180ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  [`::view-transition-image-pair(${panelTransition})`]: { overflow: 'clip', borderRadius: 12 },
  [`::view-transition-old(${panelTransition}), ::view-transition-new(${panelTransition})`]: {
    animationDuration: '140ms',
    height: '100%',
    objectFit: 'none',
    objectPosition: 'left top',
  },
};

/** A toast is above the bar of the selected, which is at the bottom too, and in the middle of the same room. */
const aboveSelection = {
  '@media (min-width: 600px)': {
    '.MuiSnackbar-root': { left: 'calc(50% + var(--menu-width, 0px) / 2) !important' },
  },
  'body:has([data-selection]) .MuiSnackbar-root': { bottom: '96px !important' },
};

/** What gets the focus, or is scrolled to, is not left below the top bar. */
const belowTopBar = { html: { scrollPaddingTop: topBarHeight + 8 } };

/** The console on paper, in the colours of the system, below its top bar, and between a row and its panel. */
export const pageStyles = {
  ...onPaper,
  ...inForcedColors,
  ...inTransition,
  ...aboveSelection,
  ...belowTopBar,
};
