import { Button } from '@mui/material';
import { ArrowRightLeft } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { useRecordParam } from '../../engine/list/useRecordParam.ts';
import { Message } from '../../layout/Message.tsx';
import { pathOf } from '../../screens.ts';
import { MigrationPanel } from './MigrationPanel.tsx';
import { migrationList } from './migrations.ts';
import { NewMigrationDialog } from './NewMigrationDialog.tsx';

/** `/admin/migration` */
export function MigrationsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { recordId, close } = useRecordParam();
  const [isNew, setNew] = useState(false);
  const begin = (
    <Button variant="contained" startIcon={<ArrowRightLeft aria-hidden />} onClick={() => setNew(true)}>
      {translate('migrations.begin')}
    </Button>
  );
  return (
    <>
      <ListScreen
        screen="adminMigration"
        definition={migrationList}
        caption={translate('migrations.caption')}
        actions={begin}
        empty={
          <Message
            size="part"
            tone="accent"
            title={translate('migrations.empty.title')}
            text={translate('migrations.empty.text')}
            actions={begin}
          />
        }
      />
      {isNew && (
        <NewMigrationDialog
          onClose={() => setNew(false)}
          onOrdered={record => {
            setNew(false);
            void navigate(pathOf('adminMigration', undefined, { record }));
          }}
        />
      )}
      {recordId && <MigrationPanel key={recordId} migrationId={recordId} onClose={close} />}
    </>
  );
}
