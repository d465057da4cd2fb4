import { ResourceContextProvider } from 'ra-core';
import { DataTable, List } from 'react-admin';

export function StudentsPage() {
  return (
    <ResourceContextProvider value="students">
      <List>
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="name" />
          <DataTable.Col source="email" />
        </DataTable>
      </List>
    </ResourceContextProvider>
  );
}
