import { Button } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { pathOf } from '../../screens.ts';
import { AllStudentsPanel } from './AllStudentsPanel.tsx';
import { allStudentList } from './allStudents.ts';

/** `/admin/student` */
export function AllStudentsPage() {
  const translate = useTranslate();
  return (
    <ListScreen
      screen="adminStudent"
      i18nPrefix="admin.students"
      definition={allStudentList}
      Panel={AllStudentsPanel}
      actions={
        <Button
          component={Link}
          to={pathOf('adminStudentAdd')}
          variant="contained"
          startIcon={<UserPlus aria-hidden />}
        >
          {translate('admin.students.add')}
        </Button>
      }
    />
  );
}
