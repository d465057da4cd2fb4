import type { exportStop as english } from '../../en/server/exportStop.ts';

export const exportStop: typeof english = {
  link: '이 파일 그만 받기',
  title: '이 파일을 그만 받으시겠습니까?',
  text: '%{academy}에서 정기 발송하는 ‘%{screen}’ 파일을 더 이상 받지 않습니다. 다른 수신자에게는 계속 발송되며, 학원에서도 수신 중단 사실을 확인할 수 있습니다.',
  done: '이제 이 파일을 보내지 않습니다',
  doneText:
    '‘%{screen}’ 파일을 더 이상 보내지 않습니다. 다시 받으시려면 정기 발송을 등록한 분이나 대표자에게 요청해 주세요.',
  ended: '수신 중인 파일이 아닙니다',
  endedText: '이미 수신을 중단했거나 링크가 올바르지 않습니다.',
};
