import type { ExportFormat } from '../../domain/pageExports.ts';

/** The media types of files. */
export const fileTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
};
