import { Button } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { Message } from '../../layout/Message.tsx';
import { pathOf } from '../../screens.ts';
import { studentList } from './students.ts';

/** `/student` */
export function StudentsPage() {
  const translate = useTranslate();
  const add = (
    <Button
      component={Link}
      to={pathOf('studentAdd')}
      variant="contained"
      startIcon={<UserPlus aria-hidden />}
    >
      {translate('accounts.students.add')}
    </Button>
  );
  return (
    <ListScreen
      screen="students"
      definition={studentList}
      caption={translate('accounts.students.caption')}
      actions={add}
      empty={
        <Message
          size="part"
          tone="accent"
          title={translate('accounts.students.empty.title')}
          text={translate('accounts.students.empty.text')}
          actions={add}
        />
      }
    />
  );
}
