import { useTranslate } from 'ra-core';
import type { Notification } from '../../domain/entities/notification.ts';

/** Whom a message is for; of who has been removed for good no name is left. */
export function RecipientCell({ record }: { record: Notification }) {
  const translate = useTranslate();
  return <>{record.recipientName || translate('notices.removed')}</>;
}
