import { Badge, Box, Button, Drawer, Typography } from '@mui/material';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';

interface Props {
  /** How many values are chosen. */
  chosen: number;
  onClear: () => void;
  /** How much is found, with its unit. */
  found: string;
  children: ReactNode;
}

/** On a phone, filters in a sheet that one button opens. */
export function SheetOfFilters({ chosen, onClear, found, children }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        startIcon={<SlidersHorizontal aria-hidden />}
      >
        {translate('list.filters')}
        {chosen > 0 && <Badge color="primary" badgeContent={chosen} sx={{ ml: 1.75, mr: 0.5 }} />}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { maxHeight: '85dvh', borderRadius: '14px 14px 0 0' },
          },
        }}
      >
        <Typography id={id} variant="h2" sx={{ px: 2, pt: 2, pb: 0.5 }}>
          {translate('list.filters')}
        </Typography>
        <Box sx={{ overflowY: 'auto', px: 1 }}>{children}</Box>
        <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button color="inherit" disabled={chosen === 0} onClick={onClear}>
            {translate('list.clearFilters')}
          </Button>
          <Button variant="contained" sx={{ flex: 1 }} onClick={() => setOpen(false)}>
            {translate('list.showMatches', { count: found })}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
