import type { ScreenName } from '../../src/screens.ts';

/** The README's pictures: a screen, and the name of the look that it is shown in. */
export const readmePictures: readonly { file: string; screen: ScreenName; look: string }[] = [
  { file: 'dashboard-ko.png', screen: 'dashboard', look: 'ko-light-1440' },
  { file: 'students-en.png', screen: 'students', look: 'en-light-1440' },
  { file: 'group-dark.png', screen: 'group', look: 'en-dark-1440' },
  { file: 'students-phone.png', screen: 'students', look: 'ko-light-390' },
];
