import { useTranslate } from 'ra-core';
import type { TableColumn } from './folded.ts';
import { HeadCell } from './HeadCell.tsx';
import { SelectPage } from './SelectPage.tsx';

interface Props {
  columns: readonly TableColumn[];
  isSelectable: boolean;
  hasMenus: boolean;
}

/** The head of a list's table, of plain elements like its rows. */
export function ListHead({ columns, isSelectable, hasMenus }: Props) {
  const translate = useTranslate();
  return (
    <thead className={columns.some(({ column }) => column.elastic) ? 'elastic' : undefined}>
      <tr>
        {isSelectable && (
          <th scope="col" className="select-cell">
            <SelectPage />
          </th>
        )}
        {columns.map(each => (
          <HeadCell key={each.column.source} {...each} />
        ))}
        {hasMenus && (
          <th scope="col" className="column-actions">
            {translate('app.more')}
          </th>
        )}
      </tr>
    </thead>
  );
}
