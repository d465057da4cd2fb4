import { ExportTrigger } from '../../../engine/export/ExportTrigger.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { MatrixQuery } from '../matrix/useRows.ts';

const SheetExport = lazyPart(() => import('./SheetExport.tsx'), 'SheetExport');

/** The attendance sheet of what the matrix shows, as a PDF; what writes it is loaded by the first press. */
export const SheetButton = ({ query }: { query: MatrixQuery }) => (
  <ExportTrigger label="attendance.sheet.label" preload={SheetExport.preload}>
    {onEnd => <SheetExport query={query} onEnd={onEnd} />}
  </ExportTrigger>
);
