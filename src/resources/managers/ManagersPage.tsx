import { contract } from '../../contract/index.ts';
import { pageCall } from '../../dataProvider/pageCall.ts';
import type { PageQueries } from '../../engine/pageQueries.ts';
import { rolesCall } from '../../hooks/usePermissionSets.ts';
import { AccountsPage } from '../accounts/AccountsPage.tsx';
import { managerList } from './managers.ts';

/** `/manager` */
export const ManagersPage = () => (
  <AccountsPage definition={managerList} screen="managers" addScreen="managerAdd" />
);
ManagersPage.list = managerList;

const sideQueries: PageQueries = async () => [pageCall(contract.managers.summaries), rolesCall];
ManagersPage.sideQueries = sideQueries;
