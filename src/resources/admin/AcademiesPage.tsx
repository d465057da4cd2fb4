import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { academyList } from './academies.ts';

/** `/admin` */
export function AcademiesPage() {
  const translate = useTranslate();
  return (
    <ListScreen screen="admin" definition={academyList} caption={translate('admin.academies.caption')} />
  );
}
