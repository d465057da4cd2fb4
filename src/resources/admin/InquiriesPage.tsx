import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { InquiryPanel } from './InquiryPanel.tsx';
import { inquiryList } from './inquiries.ts';

/** `/admin/inquiry` */
export const InquiriesPage = () => (
  <ListScreen
    screen="adminInquiry"
    i18nPrefix="admin.inquiries"
    definition={inquiryList}
    Panel={InquiryPanel}
  />
);
