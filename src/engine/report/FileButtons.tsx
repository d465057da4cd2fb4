import { Button } from '@mui/material';
import { FileSpreadsheet, FileText, Table2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useIsPhone } from '../../hooks/useIsPhone.ts';

const files = [
  ['excel', FileSpreadsheet],
  ['pdf', FileText],
  ['csv', Table2],
] as const;

interface Props {
  /** What writes each of them; absent while there is nothing to write yet: their room is kept. */
  downloads?: Record<(typeof files)[number][0], () => void>;
}

/** The kinds of files that a report can be had as. */
export function FileButtons({ downloads }: Props) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  return files.map(([format, Icon]) => (
    <Button
      key={format}
      variant="outlined"
      color="inherit"
      startIcon={<Icon aria-hidden />}
      aria-label={translate(`stats.${format}`)}
      onClick={downloads?.[format]}
      style={{ visibility: downloads ? 'visible' : 'hidden' }}
    >
      {translate(isPhone ? `stats.formats.${format}` : `stats.${format}`)}
    </Button>
  ));
}
