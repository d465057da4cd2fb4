import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { columnCountOf, rowCountOf } from '../range/CellRange.ts';
import { useRangeState } from '../range/RangeState.ts';

/** Tells screen readers how large the range is. */
export function RangeStatus() {
  const translate = useTranslate();
  const { range, isExtended } = useRangeState();
  const isRange = range !== null && isExtended;
  return (
    <Box role="status" sx={visuallyHidden}>
      {isRange &&
        translate('grid.range.selected', {
          smart_count: rowCountOf(range) * columnCountOf(range),
          rows: rowCountOf(range),
          columns: columnCountOf(range),
        })}
    </Box>
  );
}
