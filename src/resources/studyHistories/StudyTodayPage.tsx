import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { Message } from '../../layout/Message.tsx';
import { studyTodayList } from './studyHistories.ts';

/** `/study/history/today` */
export function StudyTodayPage() {
  const translate = useTranslate();
  return (
    <ListScreen
      screen="studyToday"
      definition={studyTodayList}
      caption={translate('records.todayCaption')}
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
