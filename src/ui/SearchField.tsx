import { IconButton, InputAdornment, TextField } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { limits } from '../domain/limits.ts';

interface Props {
  /** What is searched for now. */
  value: string;
  /** Called when the typing pauses, with at least as many characters as a search needs, or none. */
  onSearch: (text: string) => void;
  /** What it says before anything is typed; its name for screen readers. */
  label: string;
  /** Searches what is there already: at once, from the first character on. */
  isLocal?: boolean;
  /** Content next to the magnifying glass. */
  scope?: ReactNode;
  sx?: SxProps<Theme>;
}

/** Searches while it is typed into. A text that is too short for a search says so (specification, section 5). */
export function SearchField({ value, onSearch, label, isLocal = false, scope, sx }: Props) {
  const translate = useTranslate();
  const { min, max, waitMs } = limits.searchText;
  const [text, setText] = useState(value);
  const typed = text.trim();
  const isTooShort = !isLocal && typed !== '' && typed.length < min;
  // The first character of a longer text is no mistake: it is said once the typing pauses, and what is below keeps its place till then.
  const [paused, setPaused] = useState('');
  const isFaulty = isTooShort && typed === paused;

  // The text follows a search that is set elsewhere, and never what was typed a moment ago.
  const [known, setKnown] = useState({ value, sent: value });
  if (value !== known.value) {
    setKnown({ value, sent: value });
    if (value !== known.sent) setText(value);
  }
  const pause = useEffectEvent((wanted: string) => {
    setPaused(wanted);
    if (wanted === value || isTooShort) return;
    setKnown(before => ({ ...before, sent: wanted }));
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(pause, isLocal ? 0 : waitMs, typed);
    return () => clearTimeout(timer);
  }, [typed, isLocal, waitMs]);

  return (
    <TextField
      type="search"
      fullWidth
      value={text}
      onChange={event => setText(event.target.value)}
      placeholder={label}
      error={isFaulty}
      helperText={isFaulty ? translate('validation.searchText') : ''}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: max },
        formHelperText: { role: 'status' },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ mr: 0.5 }}>
              <Search size={16} aria-hidden />
              {scope}
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('list.clearSearch')}
                onClick={() => setText('')}
              >
                <X size={15} aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={
        [
          { '& input::-webkit-search-cancel-button': { display: 'none' } },
          ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx]),
        ] as SxProps<Theme>
      }
    />
  );
}
