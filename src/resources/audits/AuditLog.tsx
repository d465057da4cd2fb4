import { useTranslate } from 'ra-core';
import type { Audit } from '../../domain/entities/notification.ts';
import type { ListDefinition } from '../../engine/list/definition.ts';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { useRecordParam } from '../../engine/list/useRecordParam.ts';
import { Message } from '../../layout/Message.tsx';
import type { ScreenName } from '../../screens.ts';
import { AuditPanel } from './AuditPanel.tsx';

interface Props {
  screen: ScreenName;
  definition: ListDefinition<Audit>;
}

/** Who did what and when; each record opens with what it changed. */
export function AuditLog({ screen, definition }: Props) {
  const translate = useTranslate();
  const { recordId, close } = useRecordParam();
  return (
    <>
      <ListScreen
        screen={screen}
        definition={definition}
        caption={translate('auditLog.caption')}
        empty={
          <Message
            size="part"
            tone="accent"
            title={translate('audits.empty.title')}
            text={translate('auditLog.empty')}
          />
        }
      />
      {recordId && <AuditPanel key={recordId} resource={definition.resource} id={recordId} onClose={close} />}
    </>
  );
}
