import { Box, Drawer, IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

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
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { width: { xs: '100%', sm: width }, px: { xs: 2, sm: 3 }, py: 2.5 },
        },
      }}
    >
      <Box sx={{ position: 'absolute', top: 12, right: 12, zIndex: 1 }}>
        <IconButton onClick={onClose} aria-label={translate('app.close')}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
