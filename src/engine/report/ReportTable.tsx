import { Box, Link, Table, TableBody, TableCell, TableFooter, TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { displays } from '../displays/displays.ts';
import { DrillDownLink } from '../drillDown/DrillDownLink.tsx';
import type { ReportParams, ReportColumn } from './definition.ts';
import { ReportHead, type Sorting } from './ReportHead.tsx';

interface Props<T> {
  label: string;
  columns: readonly ReportColumn<T>[];
  headerOf: (source: string) => string;
  rows: readonly T[];
  asked: ReportParams;
  keyOf: (row: T) => string;
  sorting?: Sorting | undefined;
  /** Opens a row, from its first column. */
  onOpen?: ((row: T) => void) | undefined;
  /** Totals are shown only when all rows are loaded. */
  isWhole: boolean;
}

const isNothing = (value: unknown) => value === null || value === 0 || value === '';

/** The rows of a report with their sums; figures lead to the records behind them. */
export function ReportTable<T>({ label, columns, rows, asked, keyOf, onOpen, isWhole, ...head }: Props<T>) {
  const translate = useTranslate();
  const alignOf = ({ as = 'text' }: ReportColumn<T>) => displays[as].align ?? 'left';
  const sum = (source: keyof T) => rows.reduce((total, row) => total + Number(row[source] ?? 0), 0);
  const cellOf = (row: T, column: ReportColumn<T>, isFirst: boolean) => {
    const value = row[column.source];
    const shown = <DisplayValue as={column.as ?? 'text'} value={value} />;
    if (isFirst && onOpen)
      return (
        <Link component="button" type="button" onClick={() => onOpen(row)} sx={{ fontWeight: 550 }}>
          {shown}
        </Link>
      );
    if (isNothing(value) || !column.to) return shown;
    return <DrillDownLink to={column.to(row, asked)}>{shown}</DrillDownLink>;
  };
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} size="small">
        <ReportHead columns={columns} {...head} />
        <TableBody>
          {rows.map(row => (
            <TableRow key={keyOf(row)} hover>
              {columns.map((column, index) => (
                <TableCell key={column.source} align={alignOf(column)} sx={{ whiteSpace: 'nowrap' }}>
                  {cellOf(row, column, index === 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {isWhole && columns.some(({ summed }) => summed) && (
          <TableFooter>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell
                  key={column.source}
                  align={alignOf(column)}
                  sx={{ fontWeight: 650, color: 'text.primary', fontSize: '0.875rem' }}
                >
                  {index === 0
                    ? translate('stats.total')
                    : column.summed && <DisplayValue as={column.as ?? 'text'} value={sum(column.source)} />}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </Box>
  );
}
