import { Button } from '@mui/material';
import { FileText } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ProgressInPlace } from '../../engine/export/ProgressInPlace.tsx';
import { useWeeklyPdf } from './useWeeklyPdf.ts';

interface Props {
  /** Undefined while there is nothing to write. */
  filter: Parameters<ReturnType<typeof useWeeklyPdf>['write']>[0] | undefined;
  /** The selected students; everyone where there are none. */
  customerIds: readonly string[];
}

/** The reports as PDF, with its progress: a component of its own, so that progress draws neither the list nor the page of a report. */
export function PdfButton({ filter, customerIds }: Props) {
  const translate = useTranslate();
  const { progress, write, stop } = useWeeklyPdf();
  const isSome = customerIds.length > 0;
  if (progress) return <ProgressInPlace progress={progress} stop={stop} />;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileText aria-hidden />}
      disabled={!filter}
      onClick={() => filter && write(filter, isSome ? customerIds : undefined)}
    >
      {isSome ? translate('reports.pdfSelected', customerIds.length) : translate('reports.pdf')}
    </Button>
  );
}
