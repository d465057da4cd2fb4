import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: typeof english = {
  title: '키보드 단축키',
  singleKeys: 'Ctrl·Cmd 없는 단축키 사용',
  groups: { list: '이 목록', record: '열린 항목', page: '모든 화면', goTo: '화면 이동' },
  list: {
    next: '다음 행',
    previous: '이전 행',
    open: '행 열기',
    select: '행 선택 또는 선택 해제',
    search: '목록 검색',
  },
  record: { previous: '이전 항목', next: '다음 항목' },
};
