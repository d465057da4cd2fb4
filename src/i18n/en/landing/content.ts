import type { LandingContent } from '../../landingContent.ts';

export const content: LandingContent = {
  isSample: true,
  figures: [
    { value: '128', unit: '', label: 'academies and institutions' },
    { value: '9,400', unit: '', label: 'students every day' },
    { value: '4.1', unit: 'M hours', label: 'of study recorded so far' },
    { value: '31', unit: '%', label: 'more study a week than before' },
  ],
  cases: [
    {
      quote:
        'Our evenings used to go to roll calls and group chats. Now we call the students whose numbers drop before anyone has to ask.',
      name: 'Jihoon Seo',
      role: 'Head of operations',
      company: 'Pureunkkum Academy',
      result: '90 minutes saved a day',
    },
    {
      quote:
        'Every branch used to have its own rules. Now all branch managers look at the same screen and speak the same language.',
      name: 'Gayoung Moon',
      role: 'Founder',
      company: 'Onsaemiro Study Cafe',
      result: '7 branches, one console',
    },
    {
      quote:
        'When we moved evening study online, attendance was our biggest worry. It was the first problem to be solved.',
      name: 'Jaebeom Lim',
      role: 'Teacher',
      company: 'Gaon High School',
      result: '84% take part in evening study',
    },
  ],
  awards: [
    {
      year: '2026',
      title: 'Grand Prize, Innovative EdTech Service',
      by: 'Korea Education Service Association',
    },
    { year: '2025', title: 'Outstanding Study Management Solution', by: 'Digital Education Forum' },
    { year: '2025', title: 'Information security management certification', by: 'Certification body' },
  ],
  contact: {
    email: 'support@example.com',
    phone: '+82-2-0000-0000',
    hours: 'Weekdays, 10:00 - 19:00 KST',
  },
  related: [
    { name: 'Student app', url: 'https://app.example.com', kind: 'app' },
    { name: 'Help center', url: 'https://help.example.com', kind: 'help' },
    { name: 'Blog', url: 'https://blog.example.com' },
  ],
  imprint: [
    '%{product} Inc.',
    'CEO Hong Gildong',
    'Business no. 000-00-00000',
    '1 Sejong-daero, Jung-gu, Seoul',
  ],
};
