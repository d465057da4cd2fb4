/** How wide the side menu is next to the page, in pixels. */
export const sideMenuWidth = 232;
