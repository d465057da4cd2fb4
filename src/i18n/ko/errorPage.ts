import type { errorPage as english } from '../en/errorPage.ts';

export const errorPage: typeof english = {
  notfound: {
    title: '페이지를 찾을 수 없습니다',
    text: '주소가 잘못되었거나 이 페이지에 접근할 권한이 없습니다.',
    exit: '홈으로 가기',
  },
  timeout: {
    title: '요청 시간이 초과되었습니다',
    text: '업로드한 파일이 너무 크거나, 주소가 잘못되었거나, 연결 상태가 좋지 않을 수 있습니다.',
    exit: '뒤로 가기',
  },
  inactive: {
    title: '비활성화된 계정입니다',
    text: '학원 관리자에게 문의해 주세요.',
    exit: '로그인으로 가기',
  },
  service: {
    title: '페이지를 불러오지 못했습니다',
    text: '불러오는 중에 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    exit: '홈으로 가기',
  },
  crash: {
    title: '이 페이지에 문제가 생겼습니다',
    text: '오류를 보고했습니다. 콘솔의 다른 화면은 계속 사용할 수 있습니다.',
  },
  lost: {
    title: '페이지를 불러오지 못했습니다',
    text: '일부를 받지 못했습니다. 네트워크 연결을 확인하고 다시 시도해 주세요.',
  },
};
