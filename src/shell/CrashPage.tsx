import { Button } from '@mui/material';
import { RotateCcw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { FallbackProps } from 'react-error-boundary';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Error boundary of one page: the rest of the console keeps working. */
export function CrashPage({ resetErrorBoundary }: FallbackProps) {
  const translate = useTranslate();
  return (
    <EmptyState
      tone="negative"
      title={translate('errorPage.crash.title')}
      text={translate('errorPage.crash.text')}
      actions={
        <Button variant="contained" startIcon={<RotateCcw size={17} />} onClick={resetErrorBoundary}>
          {translate('app.retry')}
        </Button>
      }
    />
  );
}
