/** Of a row of the dashboard's list and of its placeholder, in pixels: on a phone the reason takes two lines. */
export const attentionRowHeight = { xs: 78, sm: 58 };
