/** Choosing a password. */
export const password = {
  new: 'New password',
  confirmation: 'Confirm password',
  show: 'Show characters',
  hide: 'Hide characters',
  met: 'met',
  missing: 'not met yet',
  rules: {
    label: 'Password requirements',
    length: '%{min}-%{max} characters',
    letter: 'A letter',
    digit: 'A number',
    characters: 'Only letters, numbers and ~!@#$%^&*+=-',
  },
};
