import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { Message } from '../../layout/Message.tsx';
import { studyHistoryList } from './studyHistories.ts';

/** `/study/history` */
export function StudyHistoryPage() {
  const translate = useTranslate();
  return (
    <ListScreen
      screen="studyHistory"
      definition={studyHistoryList}
      caption={translate('records.historyCaption')}
      empty={
        <Message
          size="part"
          tone="accent"
          title={translate('records.none.title')}
          text={translate('records.none.text')}
        />
      }
    />
  );
}
