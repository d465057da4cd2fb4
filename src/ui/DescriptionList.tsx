import { Box, Typography, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

type Style = Record<string, unknown>;
interface Layout {
  variant: 'body2' | 'caption';
  list: Style;
  row: Style;
  label: Style;
  value: Style;
}

const secondary = { color: 'text.secondary' };
const wrapping = { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
const columns = {
  row: { display: 'contents' },
  label: secondary,
  value: wrapping,
};

const layouts = {
  /** Names and values side by side. */
  columns: {
    ...columns,
    variant: 'body2',
    list: { display: 'grid', gridTemplateColumns: 'minmax(104px, auto) 1fr', columnGap: 2, rowGap: 0.75 },
  },
  /** The same in a card or a dialog, where there is little room. */
  dense: {
    ...columns,
    variant: 'caption',
    list: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, rowGap: 0.25 },
  },
  /** Side by side, with lines between the rows. */
  lines: {
    variant: 'body2',
    list: {},
    row: {
      display: 'grid',
      gridTemplateColumns: { xs: '120px 1fr', sm: '170px 1fr' },
      py: 1.125,
      borderBottom: 1,
      borderColor: 'divider',
    },
    label: secondary,
    value: wrapping,
  },
  /** Values at the right edge, with lines between rows that share the height. */
  figures: {
    variant: 'body2',
    list: { flex: 1, display: 'grid', gridAutoRows: 'minmax(52px, 1fr)' },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    },
    label: { ...secondary, flexShrink: 0, whiteSpace: 'nowrap' },
    value: { textAlign: 'right' },
  },
  /** Names above their values. */
  stacked: {
    variant: 'caption',
    list: { display: 'grid', gap: 2 },
    row: { minWidth: 0 },
    label: secondary,
    value: { minWidth: 0 },
  },
} satisfies Record<string, Layout>;

interface Props {
  facts: readonly Fact[];
  layout?: keyof typeof layouts;
  mt?: number;
  mb?: number;
  sx?: SxProps<Theme>;
}

/** Names and values of something: the one description list of the console. */
export function DescriptionList({ facts, layout = 'columns', mt = 0, mb = 3, sx = {} }: Props) {
  const { variant, list, row, label: labelStyle, value: valueStyle }: Layout = layouts[layout];
  return (
    <Box component="dl" sx={[{ m: 0, mt, mb }, list, ...(Array.isArray(sx) ? sx : [sx])]}>
      {facts.map(({ key, label, value }) => (
        <Typography key={key} variant={variant} component="div" sx={row}>
          <Box component="dt" sx={labelStyle}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, ...valueStyle }}>
            {value}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}
