import { useIsPhone } from '../../../hooks/useIsPhone.ts';
import { useTextScale } from '../../../hooks/useTextScale.ts';
import { useRowHeight } from '../../../ui/useRowHeight.ts';
import { rowHeights, sizes } from './styles.ts';

/** The matrix in pixels, for this window, density and size of text. */
export function useSizes() {
  const isPhone = useIsPhone();
  const scale = useTextScale();
  const row = useRowHeight(rowHeights);
  return {
    head: sizes.head * scale,
    column: sizes.column * scale,
    side: isPhone ? sizes.narrowSide : sizes.side * scale,
    row: row * scale,
    isCompact: row < rowHeights.comfortable,
  };
}
