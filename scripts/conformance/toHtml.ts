import type { Report } from './report.ts';
export const toHtml = (r: Report) => JSON.stringify(r);
