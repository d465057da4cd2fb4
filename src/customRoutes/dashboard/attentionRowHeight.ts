/** Of a row of the dashboard's list and of its placeholder, in pixels. */
export const attentionRowHeight = 58;
