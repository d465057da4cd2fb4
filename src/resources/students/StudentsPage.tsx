import { AccountsPage } from '../accounts/AccountsPage.tsx';
import { studentList } from './students.ts';

/** `/student` */
export const StudentsPage = () => (
  <AccountsPage definition={studentList} screen="students" addScreen="studentAdd" />
);
StudentsPage.list = studentList;
