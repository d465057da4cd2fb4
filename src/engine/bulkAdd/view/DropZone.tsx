import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type DragEvent, type ReactNode } from 'react';

const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes a file that is dropped on what it holds. */
export function DropZone({ onDrop, children }: { onDrop: (file: File) => void; children: ReactNode }) {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  return (
    <Box
      sx={{ position: 'relative' }}
      onDragOver={event => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={event => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onDrop(file);
      }}
    >
      {children}
      {isOver && (
        <Box
          sx={theme => ({
            position: 'absolute',
            inset: 0,
            zIndex: 4,
            display: 'grid',
            placeItems: 'center',
            pointerEvents: 'none',
            borderRadius: '12px',
            border: `2px dashed ${theme.palette.primary.main}`,
            backgroundColor: `color-mix(in srgb, ${theme.palette.background.paper} 86%, transparent)`,
          })}
        >
          <Typography variant="h2" component="p">
            {translate('grid.drop')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
