import { limits } from '../../domain/limits.ts';
import type { drafts as englishDrafts, unsaved as englishUnsaved } from '../en/unsaved.ts';

export const unsaved: typeof englishUnsaved = {
  title: '저장하지 않고 나갈까요?',
  text: '입력한 내용이 아직 저장되지 않았습니다. 지금 나가면 사라집니다.',
  signOutText: '저장하거나 보내지 않은 내용이 있습니다(양식 %{smart_count}개). 로그아웃하면 모두 사라집니다.',
  keepEditing: '계속 작성',
  discard: '저장하지 않고 나가기',
  signOut: '저장하지 않고 로그아웃',
};

export const drafts: typeof englishDrafts = {
  restored: `입력하던 내용을 다시 불러왔습니다. 이 브라우저에 ${limits.draft.days}일 동안 보관되며 본인에게만 보입니다.`,
  outdated: '그사이 다른 사람이 변경했습니다. 저장할 때 남길 값을 선택할 수 있습니다.',
  discard: '불러온 내용 지우기',
};
