import { Button } from '@mui/material';
import { MessageSquareText } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { useRecordParam } from '../../engine/list/useRecordParam.ts';
import { pathOf } from '../../screens.ts';
import { academyList } from './academies.ts';
import { AcademyPanel } from './AcademyPanel.tsx';

/** `/admin` */
export function AcademiesPage() {
  const translate = useTranslate();
  const { recordId, close } = useRecordParam();
  return (
    <>
      <ListScreen
        screen="admin"
        definition={academyList}
        caption={translate('admin.academies.caption')}
        actions={
          <Button
            component={Link}
            to={pathOf('adminInquiry')}
            variant="outlined"
            color="inherit"
            startIcon={<MessageSquareText aria-hidden />}
          >
            {translate('screens.adminInquiry')}
          </Button>
        }
      />
      {recordId && <AcademyPanel key={recordId} groupId={recordId} onClose={close} />}
    </>
  );
}
