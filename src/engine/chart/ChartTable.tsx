import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import type { ChartData } from './series.ts';

/** What a chart says, in rows: for who reads rather than looks. */
export function ChartTable({ data, isHidden }: { data: ChartData; isHidden: boolean }) {
  const translate = useTranslate();
  const { title, kind, labels, series, as, incompleteAt } = data;
  return (
    <Box sx={isHidden ? visuallyHidden : { maxHeight: 260, overflow: 'auto' }} tabIndex={isHidden ? -1 : 0}>
      <Table size="small" aria-label={title} stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{translate(kind === 'rows' ? 'insight.name' : 'insight.day')}</TableCell>
            {series.map(({ id, label }) => (
              <TableCell key={id} scope="col" align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, at) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
                {at === incompleteAt && ` (${translate('insight.running')})`}
              </TableCell>
              {series.map(({ id, values }) => (
                <TableCell key={id} align="right">
                  <DisplayValue as={as} value={values[at]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
