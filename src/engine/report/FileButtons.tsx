import { Button, ButtonGroup } from '@mui/material';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';

const files = ['excel', 'pdf', 'csv'] as const;

interface Props {
  /** What writes each of them; absent while there is nothing to write yet: their room is kept. */
  downloads?: Record<(typeof files)[number], () => void>;
}

/** The kinds of files that a report can be had as. */
export function FileButtons({ downloads }: Props) {
  const translate = useTranslate();
  return (
    <ButtonGroup variant="outlined" color="inherit">
      {files.map((format, index) => (
        <Button
          key={format}
          startIcon={index === 0 && <Download aria-hidden />}
          aria-label={translate(`stats.${format}`)}
          onClick={downloads?.[format]}
          style={{ visibility: downloads ? 'visible' : 'hidden' }}
        >
          {translate(`stats.formats.${format}`)}
        </Button>
      ))}
    </ButtonGroup>
  );
}
