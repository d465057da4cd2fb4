import { contract } from '../../contract/index.ts';
import type { Inquiry } from '../../domain/entities/group.ts';
import { list } from '../../engine/list/definition.ts';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { pathOfRecord } from '../../screens.ts';
import { InquiryPanel } from './InquiryPanel.tsx';

/** Who asked about adopting the service. */
const inquiries = list<Inquiry>({
  resource: 'inquiries',
  recordLabel: inquiry => inquiry.name,
  recordLink: inquiry => pathOfRecord('adminInquiry', inquiry.id),
  columns: [
    { source: 'name', card: 'title' },
    { source: 'company', card: 'subtitle', within: { column: 'name', at: 'beside' } },
    { source: 'state', as: 'inquiryState', card: 'status' },
    { source: 'email', as: 'email', sortable: false, within: { column: 'name', at: 'below' } },
    { source: 'mobile', as: 'phone', sortable: false },
    { source: 'userCount', as: 'inquiryUserCount', sortable: false },
    { source: 'serviceDuration', as: 'inquiryDuration', sortable: false, hidden: true },
    { source: 'expectedStart', as: 'inquiryStart', sortable: false },
    { source: 'createdAt', as: 'dateTime', card: 'line' },
  ],
  search: ['name', 'company', 'email'],
  filters: [{ source: 'state', statuses: 'inquiryState' }],
  drawing: 'messages',
  sort: { field: 'createdAt', order: 'DESC' },
  exports: { xlsx: contract.inquiries.list },
});

/** `/admin/inquiry` */
export const InquiriesPage = () => (
  <ListScreen
    screen="adminInquiry"
    i18nPrefix="admin.inquiries"
    definition={inquiries}
    Panel={InquiryPanel}
  />
);
