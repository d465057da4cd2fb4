import { Button } from '@mui/material';
import { History } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { contract } from '../../contract/index.ts';
import { pageCall } from '../../dataProvider/pageCall.ts';
import type { PageQueries } from '../../engine/pageQueries.ts';
import { pathOf } from '../../screens.ts';
import { AccountsPage } from '../accounts/AccountsPage.tsx';
import { studentList } from './students.ts';

/** `/student` */
export function StudentsPage() {
  const translate = useTranslate();
  return (
    <AccountsPage
      definition={studentList}
      screen="students"
      addScreen="studentAdd"
      links={
        <Button
          component={Link}
          to={pathOf('studentBatches')}
          variant="outlined"
          color="inherit"
          startIcon={<History aria-hidden />}
        >
          {translate('accounts.batches.toHistory')}
        </Button>
      }
    />
  );
}
StudentsPage.list = studentList;

const sideQueries: PageQueries = async () => [pageCall(contract.students.summaries)];
StudentsPage.sideQueries = sideQueries;
