import { Button } from '@mui/material';
import { ArrowRightLeft } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { pathOfRecord } from '../../screens.ts';
import { MigrationPanel } from './MigrationPanel.tsx';
import { migrationList } from './migrations.ts';
import { NewMigrationDialog } from './NewMigrationDialog.tsx';

/** `/admin/migration` */
export function MigrationsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <ListScreen
        screen="adminMigration"
        i18nPrefix="migrations"
        definition={migrationList}
        actions={
          <Button variant="contained" startIcon={<ArrowRightLeft aria-hidden />} onClick={() => setNew(true)}>
            {translate('migrations.begin')}
          </Button>
        }
        Panel={MigrationPanel}
      />
      {isNew && (
        <NewMigrationDialog
          onClose={() => setNew(false)}
          onOrdered={record => {
            setNew(false);
            void navigate(pathOfRecord('adminMigration', record));
          }}
        />
      )}
    </>
  );
}
