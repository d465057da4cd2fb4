/** Words of alert settings, one’s own and those of others. */
export const alertSettings = {
  title: '알림',
  text: '이 사람이 콘솔과 이메일로 받을 알림을 정합니다.',
  ownText: '콘솔과 이메일로 받을 알림을 정합니다. 대표자는 모든 학생, 매니저는 담당 학생의 알림을 받습니다.',
  cameraOff: '카메라 꺼짐',
  absence: '자리 비움',
  break: '휴식 초과',
  byEmail: '이메일로도 받기',
  saved: '알림 설정을 저장했습니다.',
};
