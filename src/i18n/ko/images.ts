import type { images as english } from '../en/images.ts';

export const images: typeof english = {
  choose: '이미지 선택',
  replace: '다른 이미지 선택',
  remove: '이미지 삭제',
  converting: '이미지를 변환하고 있습니다…',
  uploading: '이미지를 업로드하고 있습니다…',
  conversionFailed: '이미지를 변환하지 못했습니다. 다른 이미지를 선택해 주세요.',
  uploadFailed: '이미지를 업로드하지 못했습니다. 다시 시도해 주세요.',
  removalFailed: '이미지를 삭제하지 못했습니다. 다시 시도해 주세요.',
  crop: {
    title: '사진 자르기',
    text: '원 안에 원하는 부분이 보이도록 사진을 끌거나 방향키로 옮겨 주세요.',
    area: '사진에서 사용할 부분(방향키로 이동)',
    zoom: '확대',
    choose: '이 부분 사용',
  },
  help: {
    profile: '최대 %{megabytes}MB의 PNG, JPEG, WebP, GIF. 끌어다 놓거나 붙여넣어도 됩니다.',
    logo: '권장 크기 %{width}x%{height}픽셀, 최대 %{megabytes}MB. 끌어다 놓거나 붙여넣어도 됩니다.',
  },
};
