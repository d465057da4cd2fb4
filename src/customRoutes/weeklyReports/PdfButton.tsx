import { Button, LinearProgress, Typography } from '@mui/material';
import { FileText } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useWeeklyPdf } from './useWeeklyPdf.ts';

interface Props {
  filter: Parameters<ReturnType<typeof useWeeklyPdf>['write']>[0];
  /** The selected students; everyone where there are none. */
  customerIds: readonly string[];
}

/** The reports as PDF, with its progress: a component of its own, so that progress draws neither the list nor the page of a report. */
export function PdfButton({ filter, customerIds }: Props) {
  const translate = useTranslate();
  const { progress, write, stop } = useWeeklyPdf();
  const isSome = customerIds.length > 0;
  if (progress)
    return (
      <>
        <Typography variant="caption" role="status" sx={{ alignSelf: 'center' }}>
          {progress.text}
        </Typography>
        <LinearProgress
          aria-label={translate('exporting.title')}
          variant={progress.percent === null ? 'indeterminate' : 'determinate'}
          value={progress.percent ?? 0}
          sx={{ width: 96, alignSelf: 'center' }}
        />
        <Button color="inherit" onClick={stop}>
          {translate('exporting.cancel')}
        </Button>
      </>
    );
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileText aria-hidden />}
      onClick={() => write(filter, isSome ? customerIds : undefined)}
    >
      {isSome ? translate('reports.pdfSelected', customerIds.length) : translate('reports.pdf')}
    </Button>
  );
}
