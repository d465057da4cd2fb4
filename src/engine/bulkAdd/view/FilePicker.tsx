import { Button } from '@mui/material';
import { Upload } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { formats } from '../../../domain/uploadFormats.ts';

/** Asks for a spreadsheet. */
export function FilePicker({ disabled, onPick }: { disabled: boolean; onPick: (file: File) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Upload aria-hidden />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {translate(disabled ? 'grid.reading' : 'grid.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={formats.join(',')}
        aria-label={translate('grid.upload')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be picked again after it was corrected.
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
