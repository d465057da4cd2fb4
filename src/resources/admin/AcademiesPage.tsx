import { KeyRound, MessageSquareText } from 'lucide-react';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { academyList } from './academies.ts';
import { AcademyPanel } from './AcademyPanel.tsx';

/** `/admin` */
export const AcademiesPage = () => (
  <ListScreen
    screen="admin"
    i18nPrefix="admin.academies"
    definition={academyList}
    actions={
      <>
        <ScreenLink screen="adminApiKeys" icon={KeyRound} />
        <ScreenLink screen="adminInquiry" icon={MessageSquareText} />
      </>
    }
    Panel={AcademyPanel}
  />
);
