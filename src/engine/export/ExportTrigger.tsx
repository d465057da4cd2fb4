import { Button, IconButton, Tooltip } from '@mui/material';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useState, type ReactNode } from 'react';

export interface TriggerProps {
  /** The key of what the button says. */
  label?: string;
  /** The key of a shorter text that is shown, where other kinds of files are next to it. */
  shown?: string;
  isSmall?: boolean;
  /** Whether only its icon is shown, where there is no room for words. */
  isIcon?: boolean;
}

interface Props extends TriggerProps {
  preload: () => void;
  /** What writes the file while it is shown. */
  children: (onEnd: () => void) => ReactNode;
}

/** The button that begins an export; what writes the file is loaded with the first one. */
export function ExportTrigger({
  label = 'list.export',
  shown,
  isSmall = false,
  isIcon = false,
  preload,
  children,
}: Props) {
  const translate = useTranslate();
  const [isRunning, setIsRunning] = useState(false);
  const begin = {
    onPointerEnter: preload,
    onFocus: preload,
    // Not disabled while it runs: the dialog gives the focus back to it.
    onClick: () => setIsRunning(true),
  };
  return (
    <>
      {isIcon ? (
        <Tooltip title={translate(label)}>
          <IconButton size="small" aria-label={translate(label)} {...begin}>
            <Download size={17} aria-hidden />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant={isSmall ? 'text' : 'outlined'}
          size={isSmall ? 'small' : 'medium'}
          color="inherit"
          // Of several next to each other the first has the icon.
          startIcon={<Download aria-hidden />}
          sx={{ '.MuiButtonGroup-root > &:not(:first-of-type) .MuiButton-startIcon': { display: 'none' } }}
          aria-label={shown && translate(label)}
          {...begin}
        >
          {translate(shown ?? label)}
        </Button>
      )}
      {isRunning && <Suspense fallback={null}>{children(() => setIsRunning(false))}</Suspense>}
    </>
  );
}
