import { Box } from '@mui/material';
import { useMemo } from 'react';
import { encode } from 'uqr';

interface Props {
  text: string;
  label: string;
  /** Its width and height, pixels unless with a unit. */
  size?: number | string;
}

/** A text as a QR code, dark on light in either theme, which cameras need. */
export function QrCode({ text, label, size: side = 184 }: Props) {
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
      sx={{ width: side, height: side, bgcolor: '#fff', borderRadius: 1, border: '1px solid #ddd' }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
