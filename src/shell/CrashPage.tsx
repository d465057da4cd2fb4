import { Button } from '@mui/material';
import { RotateCcw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { FallbackProps } from 'react-error-boundary';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LostScriptError } from '../ui/LostScriptError.ts';

/** Error boundary of one page: the rest of the console keeps working. */
export function CrashPage({ error, resetErrorBoundary }: FallbackProps) {
  const translate = useTranslate();
  const retry = () => (error instanceof LostScriptError ? window.location.reload() : resetErrorBoundary());
  return (
    <EmptyState
      tone="negative"
      title={translate('errorPage.crash.title')}
      text={translate('errorPage.crash.text')}
      actions={
        <Button variant="contained" startIcon={<RotateCcw size={17} />} onClick={retry}>
          {translate('app.retry')}
        </Button>
      }
    />
  );
}
