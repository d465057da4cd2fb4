import { Box, Link, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { displays } from '../displays/displays.ts';
import type { ReportColumn } from './definition.ts';

interface Props<T> {
  label: string;
  columns: readonly ReportColumn<T>[];
  headerOf: (source: string) => string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Opens a row, from its first column. */
  onOpen?: ((row: T) => void) | undefined;
  /** Sums stand below only when all rows are there. */
  isWhole: boolean;
}

/** The rows of a report with their sums. */
export function ReportTable<T>({ label, columns, headerOf, rows, keyOf, onOpen, isWhole }: Props<T>) {
  const translate = useTranslate();
  const alignOf = ({ as = 'text' }: ReportColumn<T>) => displays[as].align ?? 'left';
  const sum = (source: keyof T) => rows.reduce((total, row) => total + Number(row[source] ?? 0), 0);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} size="small">
        <TableHead>
          <TableRow>
            {columns.map(column => (
              <TableCell key={column.source} align={alignOf(column)} scope="col">
                {headerOf(column.source)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <TableRow key={keyOf(row)} hover>
              {columns.map((column, index) => {
                const value = <DisplayValue as={column.as ?? 'text'} value={row[column.source]} />;
                return (
                  <TableCell key={column.source} align={alignOf(column)} sx={{ whiteSpace: 'nowrap' }}>
                    {index === 0 && onOpen ? (
                      <Link
                        component="button"
                        type="button"
                        onClick={() => onOpen(row)}
                        sx={{ fontWeight: 550 }}
                      >
                        {value}
                      </Link>
                    ) : (
                      value
                    )}
                  </TableCell>
                );
              })}
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
