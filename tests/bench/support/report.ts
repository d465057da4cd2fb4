import { print } from './print.ts';

export type Row = Record<string, string | number | null>;

export interface Check {
  what: string;
  measured: number | boolean;
  wanted: string;
  ok: boolean;
}

/** What a bench has found: printed as it comes, and kept for the file of results. */
export interface Report {
  tables: { title: string; rows: Row[] }[];
  checks: Check[];
  notes: string[];
  /** Figures in rows; a column's name says their unit. */
  table: (title: string, rows: Row[]) => void;
  /** A bound that must be met; the run fails when it is not. */
  atMost: (what: string, measured: number, bound: number, unit: string) => void;
  /** A bound that must be reached. */
  atLeast: (what: string, measured: number, bound: number) => void;
  /** Something that must be so. */
  holds: (what: string, ok: boolean) => void;
  note: (text: string) => void;
}

export function createReport(): Report {
  const tables: Report['tables'] = [];
  const checks: Check[] = [];
  const notes: string[] = [];
  const keep = (check: Check, figure: string) => {
    checks.push(check);
    print(`  ${check.ok ? 'ok  ' : 'FAIL'}  ${check.what}${figure}`);
  };
  return {
    tables,
    checks,
    notes,
    table(title, rows) {
      tables.push({ title, rows });
      print(`\n${title}\n${layOut(rows)}`);
    },
    atMost(what, measured, bound, unit) {
      const wanted = `at most ${show(bound)} ${unit}`;
      keep({ what, measured, wanted, ok: measured <= bound }, `: ${show(measured)} ${unit} (${wanted})`);
    },
    atLeast(what, measured, bound) {
      const wanted = `at least ${show(bound)}`;
      keep({ what, measured, wanted, ok: measured >= bound }, `: ${show(measured)} (${wanted})`);
    },
    holds: (what, ok) => keep({ what, measured: ok, wanted: 'true', ok }, ''),
    note(text) {
      notes.push(text);
      print(`  ${text}`);
    },
  };
}

/** Figures as people compare them: three digits that count. */
const show = (value: Row[string]): string =>
  typeof value === 'number'
    ? value.toLocaleString('en-US', {
        maximumFractionDigits: Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0,
      })
    : (value ?? '-');

function layOut(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const cells = [columns, ...rows.map(row => columns.map(column => show(row[column] ?? null)))];
  const widths = columns.map((_, index) => Math.max(...cells.map(line => line[index]!.length)));
  const isFigure = columns.map(column => rows.every(row => typeof row[column] !== 'string'));
  return cells
    .map(line =>
      line.map((cell, i) => (isFigure[i] ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join('  '),
    )
    .map(line => `  ${line.trimEnd()}`)
    .join('\n');
}
