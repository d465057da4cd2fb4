import { limits } from '../../../domain/limits.ts';
import { choices } from '../choices.ts';
import { errors } from '../errors.ts';
import { validation } from '../validation.ts';

/** The inquiry's own words, and those of the rules and the server that the console has too. */
export const inquiry = {
  choices,
  errors,
  validation,
  title: 'Ask about adopting Studyroom',
  text: 'Tell us about your academy. We read everything, and answer by email or phone.',
  close: 'Close',
  required: 'required',
  optional: 'optional',
  fields: {
    name: 'Name',
    company: 'Academy, institution or company',
    department: 'Department',
    position: 'Position',
    email: 'Email',
    phone: 'Contact number',
    mobile: 'Mobile number',
    userCount: 'Number of users',
    serviceDuration: 'Service duration',
    expectedStart: 'Expected start',
    additionalInquiry: 'Anything else',
    privacyConsent: 'I agree to the collection and use of my personal data',
    marketingConsent: 'I would like to receive news and offers',
  },
  hints: { phone: 'Digits only, please.', additionalInquiry: 'What would you like to know?' },
  submit: 'Send inquiry',
  summary: { one: 'Please check one field.', many: 'Please check %{count} fields.' },
  failed: 'An error occurred while registering the adoption inquiry.',
  kept: 'What you entered is kept.',
  read: 'Read',
  agree: 'Agree',
  privacy: {
    title: 'Collection and use of personal data',
    rows: [
      [
        'What',
        'Name, academy, institution or company, department, position, email, contact number, mobile number',
      ],
      ['What for', 'Answering your inquiry and preparing a contract'],
      ['How long', `${limits.inquiry.retainedMonths} months from the inquiry, then deleted`],
    ],
    text: 'You may refuse. We cannot answer an inquiry without these data, however.',
  },
  marketing: {
    title: 'News and offers',
    rows: [
      ['What', 'Name, email, mobile number'],
      ['What for', 'News about features, events and offers by email or text message'],
      [
        'How long',
        `${limits.inquiry.retainedMonths} months from the inquiry, or until you withdraw your consent`,
      ],
    ],
    text: 'This is up to you. It makes no difference to our answer, and you can withdraw at any time.',
  },
  pending: { title: 'Sending your inquiry', text: 'Just a moment, please.', cancel: 'Cancel' },
  cancelled: 'Sending was cancelled. What you entered is kept.',
  done: {
    title: 'Your inquiry has arrived',
    text: 'Thank you. We will be in touch soon.',
    confirm: 'Done',
  },
};
export type InquiryWords = typeof inquiry;
