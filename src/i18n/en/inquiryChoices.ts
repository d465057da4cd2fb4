/** Words of the choices that an inquiry has, on the landing page too. */
export const inquiryChoices = {
  inquiryUserCount: { '10_50': '10-50', '51_100': '51-100', '101_200': '101-200', OVER_200: 'Over 200' },
  inquiryDuration: {
    UNDER_1: 'Under 1 month',
    UNDER_3: 'Under 3 months',
    UNDER_6: 'Under 6 months',
    UNDER_12: 'Under 12 months',
    OVER_12: '12 months or more',
    NONE: 'Undecided',
  },
  inquiryStart: {
    WITHIN_1: 'Within 1 month',
    WITHIN_3: 'Within 3 months',
    WITHIN_6: 'Within 6 months',
    WITHIN_12: 'Within 12 months',
  },
};
