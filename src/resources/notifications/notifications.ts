import { contract } from '../../contract/index.ts';
import type { Notification } from '../../domain/entities/notification.ts';
import { list } from '../../engine/list/definition.ts';
import { pathOfRecord } from '../../screens.ts';
import { NoticeRefresher } from './NoticeRefresher.tsx';
import { ReasonCell } from './ReasonCell.tsx';
import { RecipientCell } from './RecipientCell.tsx';
import { SenderCell } from './SenderCell.tsx';

/** The delivery log: what was, is to be, or could not be sent to whom. */
export const notificationList = list<Notification>({
  resource: 'notifications',
  key: 'id',
  recordLabel: notice => notice.recipientName,
  recordLink: notice => pathOfRecord('notifications', notice.id),
  columns: [
    { source: 'recipientName', card: 'title', render: RecipientCell },
    { source: 'subject', card: 'subtitle', elastic: true },
    { source: 'state', as: 'notificationState', card: 'status' },
    { source: 'reason', as: 'notificationReason', sortable: false, card: 'side', render: ReasonCell },
    { source: 'trigger', as: 'templateTrigger', sortable: false },
    { source: 'channel', as: 'notificationChannel', sortable: false },
    { source: 'scheduledAt', as: 'dateTime' },
    { source: 'sentAt', as: 'dateTime', hidden: true },
    { source: 'createdAt', as: 'dateTime', card: 'line' },
    {
      source: 'createdByName',
      sortable: false,
      within: { column: 'createdAt', at: 'below' },
      render: SenderCell,
    },
    { source: 'recipientEmail', as: 'email', sortable: false, hidden: true },
    { source: 'failureReason', sortable: false, hidden: true },
  ],
  search: ['recipientName', 'subject'],
  filters: [
    { source: 'state', statuses: 'notificationState' },
    { source: 'trigger', choices: 'templateTrigger' },
    { source: 'channel', choices: 'notificationChannel' },
  ],
  period: 'optional',
  drawing: 'messages',
  sort: { field: 'createdAt', order: 'DESC' },
  exports: { xlsx: contract.notifications.list },
  header: NoticeRefresher,
});
