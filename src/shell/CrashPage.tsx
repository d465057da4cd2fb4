import { Button } from '@mui/material';
import { RotateCcw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { FallbackProps } from 'react-error-boundary';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LostScriptError } from '../ui/LostScriptError.ts';

/** Error boundary of one page: the rest of the console keeps working. */
export function CrashPage({ error, resetErrorBoundary }: FallbackProps) {
  const translate = useTranslate();
  const isLost = error instanceof LostScriptError;
  const retry = () => (isLost ? window.location.reload() : resetErrorBoundary());
  const what = isLost ? 'lost' : 'crash';
  return (
    <EmptyState
      tone="negative"
      title={translate(`errorPage.${what}.title`)}
      text={translate(`errorPage.${what}.text`)}
      actions={
        <Button variant="contained" startIcon={<RotateCcw size={17} />} onClick={retry}>
          {translate('app.retry')}
        </Button>
      }
    />
  );
}
