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
        'Our evenings used to go to roll calls and group chats. Now we ring the student whose curve goes down, before anybody asks.',
      name: 'Jihoon Seo',
      role: 'Head of operations',
      company: 'Pureunkkum Academy',
      result: '90 minutes saved a day',
    },
    {
      quote:
        'Every branch had rules of its own. Today all managers look at the same screen and mean the same by what they say.',
      name: 'Gayoung Moon',
      role: 'Founder',
      company: 'Onsaemiro Study Cafe',
      result: '7 branches, one console',
    },
    {
      quote:
        'When our evening study went online, attendance was what we feared most. It was the first thing that worked.',
      name: 'Jaebeom Lim',
      role: 'Teacher',
      company: 'Gaon High School',
      result: '84% take part in evening study',
    },
  ],
  awards: [
    {
      year: '2026',
      title: 'Grand prize, innovative education service',
      by: 'Korea Education Service Association',
    },
    { year: '2025', title: 'Excellent study management', by: 'Digital Education Forum' },
    { year: '2025', title: 'Information security management certificate', by: 'Certification body' },
  ],
  contact: {
    email: 'support@studyroom.example',
    phone: '+82-2-0000-0000',
    hours: 'Weekdays, 10:00 - 19:00 KST',
  },
  related: [
    { name: 'Student app', url: 'https://app.studyroom.example' },
    { name: 'Help centre', url: 'https://help.studyroom.example' },
    { name: 'Blog', url: 'https://blog.studyroom.example' },
  ],
  imprint: [
    'Studyroom Inc.',
    'CEO Hong Gildong',
    'Business no. 000-00-00000',
    '1 Sejong-daero, Jung-gu, Seoul',
  ],
};
