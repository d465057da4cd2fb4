import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { activityList } from './activity.ts';

/** `/admin/active` */
export function ActivityPage() {
  const translate = useTranslate();
  return (
    <ListScreen
      screen="adminActive"
      definition={activityList}
      caption={translate('admin.activity.caption')}
    />
  );
}
