import { Paper } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode, Ref } from 'react';

interface Props {
  ref?: Ref<HTMLDivElement>;
  /** How many are selected. */
  count: number;
  /** On one line, however narrow the screen. */
  isOneLine?: boolean;
  children: ReactNode;
}

/** The bar above the bottom of the screen with what can be done to the selected. */
export function SelectionFrame({ ref, count, isOneLine = false, children }: Props) {
  const translate = useTranslate();
  return (
    <Paper
      ref={ref}
      role="region"
      data-selection
      aria-label={translate('ra.action.bulk_actions', count)}
      sx={{
        position: 'fixed',
        zIndex: 'speedDial',
        bottom: 16,
        left: 'calc(50% + var(--menu-width, 0px) / 2)',
        transform: 'translateX(-50%)',
        display: 'flex',
        flexWrap: isOneLine ? { xs: 'nowrap', sm: 'wrap' } : 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.5,
        px: 1.5,
        py: 1,
        width: 'max-content',
        maxWidth: 'calc(100vw - var(--menu-width, 0px) - 24px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'raised',
        boxShadow: '0 12px 32px -8px rgb(16 24 40 / 28%)',
      }}
    >
      {children}
    </Paper>
  );
}
