import { formatSeconds } from '../../domain/format.ts';
import type { ExcelCell } from '../displays/displays.ts';

const msPerDay = 86_400_000;
const epoch = Date.UTC(1899, 11, 30);

/** A cell as a CSV file has it: days and times in ISO order, durations as `h:mm:ss`, rates as fractions. */
export function csvValue(cell: ExcelCell | undefined): string | number | null {
  if (cell === undefined) return null;
  if (cell.t === 's' || cell.z === undefined) return cell.v;
  if (cell.z.includes('[h]')) return formatSeconds(Math.round(cell.v * 86_400));
  if (cell.z.includes('yyyy')) {
    const [date, time] = new Date(Math.round((cell.v * msPerDay) / 1_000) * 1_000 + epoch)
      .toISOString()
      .split('T');
    return cell.z.includes('hh') ? `${date} ${time!.slice(0, 8)}` : date!;
  }
  return Math.round(cell.v * 10_000) / 10_000;
}
