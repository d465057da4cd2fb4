import { Box } from '@mui/material';
import { size } from '../../theme/density.ts';

/** Keeps the room of a period's input until the academy's day is known; `width` in pixels, on phones a line. */
export const InputPlace = ({ width }: { width: number }) => (
  <Box sx={{ width: { xs: 1, sm: width }, height: size.control }} />
);
