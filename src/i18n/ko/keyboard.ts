import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: typeof english = {
  title: '키보드 단축키',
  singleKeys: 'Ctrl·Cmd 없는 단축키 사용',
  groups: { grid: '이 표', list: '이 목록', record: '열린 항목', page: '모든 화면', goTo: '화면 이동' },
  list: {
    next: '다음 행',
    previous: '이전 행',
    open: '행 열기',
    preview: '행 미리보기',
    select: '행 선택 또는 선택 해제',
    search: '목록 검색',
  },
  record: { previous: '이전 항목', next: '다음 항목' },
  grid: {
    edit: '셀 편집',
    send: '행 추가 실행',
    selectAll: '모든 셀 선택',
    extend: '선택 범위 넓히기',
    copy: '복사',
    cut: '잘라내기',
    paste: '붙여넣기',
    clear: '셀 내용 지우기',
    fillDown: '아래로 채우기',
    moveUp: '행 위로 이동',
    moveDown: '행 아래로 이동',
    insertAbove: '위에 행 삽입',
    insertBelow: '아래에 행 삽입',
    undo: '실행 취소',
    redo: '다시 실행',
    leave: '표에서 나가기',
  },
};
