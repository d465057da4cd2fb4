import { Box } from '@mui/material';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** A text as a QR code, drawn dark on light in either theme, for cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: squares.join('') };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 184, height: 184, bgcolor: '#fff', borderRadius: 1, border: 1, borderColor: 'divider' }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
