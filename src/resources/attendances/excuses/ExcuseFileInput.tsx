import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { Paperclip } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { fileTypeOf } from '../../../domain/fileTypeOf.ts';
import { fileTypes } from '../../../domain/fileTypes.ts';
import { limits } from '../../../domain/limits.ts';
import type { Excuse } from '../../../domain/entities/excuse.ts';
import { ExcuseFileLink } from './ExcuseFileLink.tsx';

const { maxBytes } = limits.excuseFile;
const accepted = [...fileTypes, '.heic', '.heif'].join(',');

/** Why the server would refuse a file, as the key of its words; null where nothing is known against it. */
async function refusalOf(file: File): Promise<string | null> {
  if (file.size > maxBytes) return 'errors.FILE_TOO_LARGE';
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return fileTypeOf(start) === null ? 'errors.FILE_NOT_SUPPORTED' : null;
}

/** What saving does with the file: nothing, puts this one to the excuse, or removes the one it has. */
export type FileChange = File | 'removed' | null;

interface Props {
  /** The excuse that is changed; null for a new one. */
  excuse: Excuse | null;
  change: FileChange;
  /** What is wrong with the file; null as long as nothing is. */
  problem: string | null;
  onChange: (change: FileChange, problem: string | null) => void;
}

/** The file of an excuse: the way to download, choose, replace and remove it. The form that it is in sends it. */
export function ExcuseFileInput({ excuse, change, problem, onChange }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [labelId, helpId] = [useId(), useId()];
  const chosen = change instanceof File ? change : null;
  const isStored = change === null && excuse?.file != null;
  const choose = async (file: File) => {
    const refusal = await refusalOf(file);
    if (refusal === null) onChange(file, null);
    else onChange(change, translate('excuses.fileRefused', { name: file.name, reason: translate(refusal) }));
  };
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography id={labelId} variant="body2" color="text.secondary">
        {translate('excuses.file')}
      </Typography>
      {isStored && <ExcuseFileLink excuse={excuse} />}
      {chosen && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} role="status">
          {translate('excuses.chosen', { name: chosen.name })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Paperclip size={16} aria-hidden />}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {translate(isStored || chosen ? 'excuses.replace' : 'excuses.attach')}
        </Button>
        {(isStored || chosen) && (
          <Button size="small" color="inherit" onClick={() => onChange(chosen ? null : 'removed', null)}>
            {translate('excuses.removeFile')}
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={translate('excuses.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <FormHelperText
        id={helpId}
        error={problem !== null}
        role={problem === null ? undefined : 'alert'}
        sx={{ mx: 0, overflowWrap: 'anywhere' }}
      >
        {problem ?? translate('excuses.fileHelp', { size: maxBytes / 1024 / 1024 })}
      </FormHelperText>
    </Box>
  );
}
