import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { Download, Paperclip } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { contract } from '../../../contract/index.ts';
import { urlOf } from '../../../dataProvider/http.ts';
import { fileTypes, extensionOf } from '../../../domain/fileTypes.ts';
import { limits } from '../../../domain/limits.ts';
import type { Excuse } from '../../../domain/entities/excuse.ts';

const megabyte = 1024 * 1024;
const accepted = [...fileTypes, '.heic', '.heif'].join(',');
const sizeOf = (bytes: number) => Math.max(0.1, bytes / megabyte).toFixed(1);

/** What saving does with the file: nothing, puts this one to the excuse, or removes the one it has. */
export type FileChange = File | 'removed' | null;

interface Props {
  /** The excuse that is changed; null for a new one. */
  excuse: Excuse | null;
  change: FileChange;
  onChange: (change: FileChange) => void;
}

/** The file of an excuse: the way to download, choose, replace and remove it. The form that it is in sends it. */
export function ExcuseFileInput({ excuse, change, onChange }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const stored = change === 'removed' ? null : (excuse?.file ?? null);
  const chosen = change instanceof File ? change : null;
  const isTooLarge = chosen !== null && chosen.size > limits.excuseFile.maxBytes;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="body2" color="text.secondary">
        {translate('excuses.file')}
      </Typography>
      {stored && !chosen && <ExcuseFileLink excuseId={excuse!.excuseId} file={stored} />}
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
          onClick={() => input.current?.click()}
        >
          {translate(stored || chosen ? 'excuses.replace' : 'excuses.attach')}
        </Button>
        {(stored ?? chosen) && (
          <Button
            size="small"
            color="inherit"
            onClick={() => onChange(excuse?.file && !chosen ? 'removed' : null)}
          >
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
          onChange(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      <FormHelperText error={isTooLarge} sx={{ mx: 0 }}>
        {isTooLarge
          ? translate('errors.FILE_TOO_LARGE')
          : translate('excuses.fileHelp', { size: limits.excuseFile.maxBytes / megabyte })}
      </FormHelperText>
    </Box>
  );
}

/** Where the file of an excuse is downloaded. */
function ExcuseFileLink({ excuseId, file }: { excuseId: string; file: NonNullable<Excuse['file']> }) {
  const translate = useTranslate();
  return (
    <Button
      component="a"
      size="small"
      href={urlOf(contract.attendances.excuseFile, { excuseId })}
      download
      startIcon={<Download size={16} aria-hidden />}
    >
      {translate('excuses.download', {
        kind: extensionOf[file.contentType].toUpperCase(),
        size: sizeOf(file.bytes),
      })}
    </Button>
  );
}
