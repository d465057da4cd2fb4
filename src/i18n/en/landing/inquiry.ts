import { limits } from '../../../domain/limits.ts';
import { errors } from '../errors.ts';
import { inquiryChoices } from '../inquiryChoices.ts';
import { validation } from '../validation.ts';

/** The inquiry's own words, and those of the rules and the server that the console has too. */
export const inquiry = {
  choices: inquiryChoices,
  errors,
  validation,
  title: 'Contact us',
  text: 'Tell us about your academy and how you run it. We will contact you by email or phone.',
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
    additionalInquiry: 'Additional comments',
    privacyConsent: 'I agree to the collection and use of my personal data',
    marketingConsent: 'I agree to receive news and offers',
  },
  hints: { phone: 'Please enter digits only.', additionalInquiry: 'What would you like to know?' },
  submit: 'Send inquiry',
  summary: { one: 'Please check one field.', many: 'Please check %{count} fields.' },
  failed: 'An error occurred while registering the adoption inquiry.',
  kept: 'Your input has been kept.',
  read: 'View',
  agree: 'Agree',
  privacy: {
    title: 'Collection and use of personal data',
    rows: [
      [
        'Data collected',
        'Name, academy, institution or company, department, position, email, contact number, mobile number',
      ],
      ['Purpose', 'Answering your inquiry and discussing a contract'],
      ['Retention', `${limits.inquiry.retainedMonths} months from the inquiry, then deleted without delay`],
    ],
    text: 'You may refuse, but we cannot answer your inquiry without this data.',
  },
  marketing: {
    title: 'News and offers',
    rows: [
      ['Data collected', 'Name, email, mobile number'],
      ['Purpose', 'News about features, events and offers by email or text message'],
      [
        'Retention',
        `${limits.inquiry.retainedMonths} months from the inquiry, or until you withdraw your consent`,
      ],
    ],
    text: 'This is optional. It does not affect our answer to your inquiry, and you can withdraw at any time.',
  },
  pending: { title: 'Sending your inquiry', text: 'Please wait a moment.', cancel: 'Cancel' },
  cancelled: 'Sending was canceled. Your input has been kept.',
  done: {
    title: 'Your inquiry has been received',
    text: 'Thank you for your interest. We will contact you soon.',
    confirm: 'Done',
  },
};
export type InquiryWords = typeof inquiry;
