import { Button, IconButton } from '@mui/material';
import { Download, Paperclip } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import { urlOf } from '../../../dataProvider/http.ts';
import { extensionOf } from '../../../domain/fileTypes.ts';
import type { Excuse } from '../../../domain/entities/excuse.ts';

const megabyte = 1024 * 1024;
const hrefOf = ({ excuseId }: Pick<Excuse, 'excuseId'>) =>
  urlOf(contract.attendances.excuseFile, { excuseId });

interface Props {
  excuse: Pick<Excuse, 'excuseId' | 'file'>;
}

/** Where the file of an excuse is downloaded, with its kind and size; nothing without one. */
export function ExcuseFileLink({ excuse }: Props) {
  const translate = useTranslate();
  const { file } = excuse;
  if (!file) return null;
  const kind = extensionOf[file.contentType].toUpperCase();
  const size = Math.max(0.1, file.bytes / megabyte).toFixed(1);
  return (
    <Button
      component="a"
      size="small"
      href={hrefOf(excuse)}
      download
      startIcon={<Download size={16} aria-hidden />}
    >
      {translate('excuses.download', { kind, size })}
    </Button>
  );
}

/** The same in a row, as an icon that is named by the excuse's days. */
export function ExcuseFileIcon({ excuse, days }: Props & { days: string }) {
  const translate = useTranslate();
  if (!excuse.file) return null;
  return (
    <IconButton
      size="small"
      component="a"
      href={hrefOf(excuse)}
      download
      aria-label={translate('excuses.downloadNamed', { days })}
      sx={{ my: -0.5 }}
    >
      <Paperclip size={16} aria-hidden />
    </IconButton>
  );
}
