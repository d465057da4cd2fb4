/** How close together tables, forms and toolbars are drawn, the one chosen at first before the others. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Where the chosen density is said, on the page's root element. */
export const densityAttribute = 'data-density';
