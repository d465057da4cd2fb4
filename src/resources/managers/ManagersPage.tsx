import { AccountsPage } from '../accounts/AccountsPage.tsx';
import { managerList } from './managers.ts';

/** `/manager` */
export const ManagersPage = () => (
  <AccountsPage definition={managerList} screen="managers" addScreen="managerAdd" />
);
ManagersPage.list = managerList;
