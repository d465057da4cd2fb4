import { Autocomplete, Box, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PaletteEntry } from './entry.ts';
import { PaletteHints } from './PaletteHints.tsx';
import { PaletteOption } from './PaletteOption.tsx';
import { usePaletteEntries } from './usePaletteEntries.ts';

/** The list is part of the dialog, under its field, rather than over what follows. */
const inPlace = {
  position: 'static !important',
  transform: 'none !important',
  width: '100% !important',
} as const;

/** The field of the command palette and what it finds. */
export function Palette({ initialText, onLeave }: { initialText: string; onLeave: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const { entries, isSearching, remember } = usePaletteEntries(text);

  const choose = (entry: PaletteEntry) => {
    remember(entry);
    onLeave();
    if (entry.path !== undefined) void navigate(entry.path);
    else entry.run?.();
  };

  // The list is always open, so that the field would use Escape for closing it.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onLeave();
  };

  return (
    <Box onKeyDownCapture={leave} sx={{ p: 1.5, pb: 0, '& .MuiAutocomplete-popper': inPlace }}>
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
          if (entry !== null) choose(entry);
        }}
        renderOption={({ key, ...props }, entry) => <PaletteOption key={key} entry={entry} {...props} />}
        renderInput={params => (
          <TextField
            {...params}
            autoFocus
            onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
            placeholder={translate('app.palette.placeholder')}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': translate('app.palette.label') } }}
          />
        )}
        slotProps={{
          popper: { disablePortal: true, modifiers: [{ name: 'flip', enabled: false }] },
          listbox: { sx: { maxHeight: 'min(52vh, 420px)', p: 0 } },
          paper: { sx: { border: 0, boxShadow: 'none', bgcolor: 'transparent', mt: 0.5 } },
        }}
      />
      <PaletteHints />
    </Box>
  );
}
