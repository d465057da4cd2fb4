import { Autocomplete, Box, Dialog, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePaletteEntries, type PaletteEntry } from './usePaletteEntries.ts';

const isMac = /mac/i.test(globalThis.navigator?.userAgent ?? '');

/** Jumps to any screen, student, manager or room from the keyboard: Ctrl+K, or Cmd+K on a Mac. */
export function CommandPalette() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
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
      setOpen(open => !open);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const label = translate('app.palette.label');
  return (
    <>
      <Tooltip title={`${label} (${isMac ? '⌘' : 'Ctrl+'}K)`}>
        <IconButton onClick={() => setOpen(true)} aria-label={label} aria-haspopup="dialog">
          <Search size={19} aria-hidden />
        </IconButton>
      </Tooltip>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        aria-label={label}
        maxWidth="sm"
        fullWidth
        slotProps={{
          container: { sx: { alignItems: 'flex-start' } },
          paper: { sx: { mt: '10vh', minHeight: 420 } },
        }}
      >
        <Palette onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Palette({ onLeave }: { onLeave: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { entries, isSearching } = usePaletteEntries(text, true);
  return (
    <Box sx={{ p: 1.5 }}>
      <Autocomplete<PaletteEntry>
        open
        disablePortal
        forcePopupIcon={false}
        autoHighlight
        options={entries}
        filterOptions={options => options}
        getOptionLabel={entry => entry.title}
        getOptionKey={entry => entry.key}
        groupBy={entry => translate(`app.palette.kinds.${entry.kind}`)}
        loading={isSearching}
        loadingText={translate('app.loading')}
        noOptionsText={translate('app.palette.none')}
        inputValue={text}
        onInputChange={(_, value, reason) => {
          if (reason === 'input' || reason === 'clear') setText(value);
        }}
        value={null}
        onChange={(_, entry) => {
          if (entry === null) return;
          onLeave();
          void navigate(entry.path);
        }}
        renderOption={({ key, ...props }, entry) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1.5, borderRadius: 1 }}>
            <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
              {entry.title}
            </Typography>
            <Typography variant="caption" color="text.secondary" noWrap>
              {entry.subtitle}
            </Typography>
          </Box>
        )}
        renderInput={params => (
          <TextField
            {...params}
            autoFocus
            placeholder={translate('app.palette.placeholder')}
            helperText={translate('app.palette.hint')}
          />
        )}
        slotProps={{
          popper: { disablePortal: true, modifiers: [{ name: 'flip', enabled: false }] },
          listbox: { sx: { maxHeight: 'min(52vh, 420px)', p: 0.5 } },
          paper: { sx: { border: 0, boxShadow: 'none', bgcolor: 'transparent', mt: 3 } },
        }}
      />
    </Box>
  );
}
