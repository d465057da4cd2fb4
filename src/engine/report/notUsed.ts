/** Stands for what jsPDF would load to draw HTML and SVG pictures, which reports never do. */
export default null;
