import type { invitationPage as english } from '../../en/server/invitationPage.ts';

export const invitationPage: typeof english = {
  opening: '스터디룸으로 이동하고 있습니다',
  openingText: '자동으로 이동하지 않으면 아래 버튼을 눌러 주세요.',
  open: '스터디룸 열기',
  noRooms: '스터디룸 앱에서 로그인해 주세요',
  noRoomsText: '학원 ID와 이메일은 초대 메일에 있습니다.',
};
