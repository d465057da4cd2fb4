/** Replaces jsPDF's optional HTML and SVG dependencies, which reports do not use. */
export default null;
