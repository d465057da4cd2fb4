import type { inquiryChoices as english } from '../en/inquiryChoices.ts';

/** Words of the choices that an inquiry has, on the landing page too. */
export const inquiryChoices: typeof english = {
  inquiryUserCount: {
    '10_50': '10~50명',
    '51_100': '51~100명',
    '101_200': '101~200명',
    OVER_200: '200명 초과',
  },
  inquiryDuration: {
    UNDER_1: '1개월 미만',
    UNDER_3: '3개월 미만',
    UNDER_6: '6개월 미만',
    UNDER_12: '12개월 미만',
    OVER_12: '12개월 이상',
    NONE: '미정',
  },
  inquiryStart: {
    WITHIN_1: '1개월 이내',
    WITHIN_3: '3개월 이내',
    WITHIN_6: '6개월 이내',
    WITHIN_12: '12개월 이내',
  },
};
