/** Replaces what libraries would load for exports that the console does not use: of jsPDF, and of react-admin's lists. */
export default null;
