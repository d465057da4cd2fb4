import { Box, Dialog, IconButton, Tooltip } from '@mui/material';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, type ChangeEvent } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';

const Palette = lazyPart(() => import('./Palette.tsx'), 'Palette');

const isMac = /mac/i.test(globalThis.navigator?.userAgent ?? '');

/** Finds screens, people, rooms and actions from anywhere: Ctrl+K, or Cmd+K on a Mac. */
export function CommandPalette() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      setTyped('');
      setOpen(open => !open);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const label = translate('app.palette.label');
  return (
    <>
      <Tooltip title={`${label} (${isMac ? '⌘' : 'Ctrl+'}K)`}>
        <IconButton
          onClick={() => {
            setTyped('');
            setOpen(true);
          }}
          aria-label={label}
          aria-haspopup="dialog"
        >
          <Search size={19} aria-hidden />
        </IconButton>
      </Tooltip>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        maxWidth="sm"
        fullWidth
        slotProps={{
          container: { sx: { alignItems: 'flex-start' } },
          paper: { 'aria-label': label, sx: { mt: '10vh' } },
        }}
      >
        <Suspense
          fallback={
            // What is typed while the palette is loaded is searched for, rather than lost or taken for shortcuts.
            <Box sx={{ p: 1.5 }}>
              <Box
                component="input"
                autoFocus
                value={typed}
                onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
                placeholder={translate('app.palette.placeholder')}
                aria-label={label}
                sx={{
                  width: '100%',
                  p: 1.25,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  font: 'inherit',
                  color: 'inherit',
                  bgcolor: 'transparent',
                }}
              />
              <PageSkeleton />
            </Box>
          }
        >
          <Palette initialText={typed} onLeave={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
