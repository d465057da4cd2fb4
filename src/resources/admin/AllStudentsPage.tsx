import { Button } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { AllStudentsPanel } from './AllStudentsPanel.tsx';
import { AddStudentDialog } from './AddStudentDialog.tsx';
import { allStudentList } from './allStudents.ts';

/** `/admin/student` */
export function AllStudentsPage() {
  const translate = useTranslate();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListScreen
        screen="adminStudent"
        i18nPrefix="admin.students"
        definition={allStudentList}
        Panel={AllStudentsPanel}
        actions={
          <Button variant="contained" startIcon={<UserPlus aria-hidden />} onClick={() => setAdding(true)}>
            {translate('admin.students.add')}
          </Button>
        }
      />
      {isAdding && <AddStudentDialog onClose={() => setAdding(false)} />}
    </>
  );
}
