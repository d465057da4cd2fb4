import { Box, Link, Table } from '@mui/material';
import { useTranslate } from 'ra-core';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { displays } from '../displays/displays.ts';
import { DrillDownLink } from '../drillDown/DrillDownLink.tsx';
import type { ReportParams, ReportColumn } from './definition.ts';
import { wideTable } from '../../theme/wideTable.ts';
import { useWideTable } from '../../ui/useWideTable.ts';
import { freeText, freeTextWidth } from '../../ui/freeText.ts';
import { plainHead, plainSort } from '../../theme/plainHead.ts';
import { plainRows, rightAligned } from '../../theme/plainRows.ts';
import { ReportHead, type Sorting } from './ReportHead.tsx';

interface Props<T> {
  label: string;
  columns: readonly ReportColumn<T>[];
  headerOf: (source: string) => string;
  rows: readonly T[];
  params: ReportParams;
  keyOf: (row: T) => string;
  sorting?: Sorting | undefined;
  /** Opens a row, from its first column. */
  onOpen?: ((row: T) => void) | undefined;
  /** Totals are shown only when all rows are loaded. */
  isWhole: boolean;
}

const styles = {
  ...wideTable,
  ...plainHead,
  ...plainRows,
  ...plainSort,
  '& :is(tbody, tfoot) td': { whiteSpace: 'nowrap' },
  [`& tbody .${freeText}`]: {
    '@media screen': {
      maxWidth: `var(${freeTextWidth}, 240px)`,
      '&, & > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > button': { maxWidth: '100%', whiteSpace: 'nowrap' },
    },
  },
  '& .below': { typography: 'caption', lineHeight: 1.4, color: 'text.secondary' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tfoot td': { fontWeight: 650, lineHeight: '1.3125rem' },
} as const;

const isNothing = (value: unknown) => value === null || value === 0 || value === '';

/** The rows of a report with their sums; figures lead to the records behind them. */
export function ReportTable<T>({
  label,
  columns: all,
  rows,
  params,
  keyOf,
  onOpen,
  isWhole,
  ...head
}: Props<T>) {
  const columns = all.filter(({ below }) => below === undefined);
  const translate = useTranslate();
  const frame = useWideTable();
  const classOf = ({ as = 'text' }: ReportColumn<T>) => {
    const { align, isFree } = displays[as];
    return align === 'right' ? rightAligned : isFree && freeText;
  };
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
    return <DrillDownLink to={column.to(row, params)}>{shown}</DrillDownLink>;
  };
  return (
    <Box ref={frame} sx={styles} tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} size="small">
        <ReportHead columns={columns} {...head} />
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => (
                <td key={column.source} className={classOf(column)}>
                  {cellOf(row, column, index === 0)}
                  {all
                    .filter(({ below }) => below === column.source)
                    .map(({ source, as = 'text' }) => (
                      <div key={source} className="below">
                        <DisplayValue as={as} value={row[source]} />
                      </div>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {isWhole && columns.some(({ summed }) => summed) && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.source} className={classOf(column)}>
                  {index === 0
                    ? translate('stats.total')
                    : column.summed && <DisplayValue as={column.as ?? 'text'} value={sum(column.source)} />}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </Box>
  );
}
