import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { useRecordParam } from '../../engine/list/useRecordParam.ts';
import { Message } from '../../layout/Message.tsx';
import { inquiryList } from './inquiries.ts';
import { InquiryPanel } from './InquiryPanel.tsx';

/** `/admin/inquiry` */
export function InquiriesPage() {
  const translate = useTranslate();
  const { recordId, close } = useRecordParam();
  return (
    <>
      <ListScreen
        screen="adminInquiry"
        definition={inquiryList}
        caption={translate('admin.inquiries.caption')}
        empty={
          <Message
            size="part"
            tone="accent"
            title={translate('admin.inquiries.empty.title')}
            text={translate('admin.inquiries.empty.text')}
          />
        }
      />
      {recordId && <InquiryPanel key={recordId} id={recordId} onClose={close} />}
    </>
  );
}
