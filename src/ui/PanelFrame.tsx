import { Box, Drawer, IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { use, type ReactNode } from 'react';
import { panelMark } from '../hooks/panelMark.ts';
import { PanelContext } from './PanelContext.ts';

/** What slides in next to a list: one of its records. */
export function PanelFrame({
  label,
  onClose,
  width = 600,
  children,
}: {
  label: string;
  onClose: () => void;
  /** Pixels, where the window has room for them. */
  width?: number;
  children: ReactNode;
}) {
  const translate = useTranslate();
  const { steps, replacesAnother } = use(PanelContext);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      {...(replacesAnother ? { transitionDuration: 0 } : {})}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          ...panelMark.props,
          sx: { width: { xs: '100%', sm: width }, px: { xs: 2, sm: 3 }, py: 2.5 },
        },
      }}
    >
      <Box sx={{ position: 'absolute', top: 12, right: 12, zIndex: 1 }}>
        <IconButton onClick={onClose} aria-label={translate('app.close')}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      {steps && <Box sx={{ minHeight: 30, ml: -0.75, mt: -1, mb: 1 }}>{steps}</Box>}
      {children}
    </Drawer>
  );
}
