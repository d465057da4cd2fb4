import { limits } from '../../../domain/limits.ts';

/** The terms and the privacy policy of an installation without texts of its own, in Markdown, and the words around them. */
export const legal = {
  version: 'Effective %{date}',
  changes: 'What changed',
  terms: {
    title: 'Terms of service',
    text: `These terms govern the use of %{product} by academies, study cafes, institutions and companies.

1. The owner manages the accounts of managers and students and is responsible for their use.
2. The academy ID and the email of the owner cannot be changed after sign-up.
3. New members can use premium features free of charge for ${limits.trial.days} days, and by subscription after that.
4. The service may be interrupted for maintenance; planned interruptions are announced in advance.
5. The owner may end the contract at any time.
6. When these terms change, the console shows the owner what has changed. An owner who does not agree may end the contract.`,
  },
  privacy: {
    title: 'Privacy policy',
    text: `This policy says which personal data %{product} processes, what for, and how long.

## What is processed

| Whose | What | What for | How long |
| --- | --- | --- | --- |
| Owners and managers | Name, email, phone number, records of sign-ins and changes | Operating the academy’s console | Until ${limits.restore.days} days after the account is deleted |
| Students | Name, email, phone number, attendance, study records | Study management by the academy | Until ${limits.restore.days} days after the account is deleted |
| Guardians | Name, email, phone number | Weekly reports, with their consent | Until the consent is withdrawn or the account is deleted |
| People with an inquiry | Name, company, email, phone number | Replying to the inquiry | ${limits.inquiry.retainedMonths} months |

Camera video is not stored.

## Your rights

You may ask your academy, or the operator of this service, to see, correct or delete your data, and withdraw your consent at any time. Consent to news and offers is withdrawn in your profile.`,
  },
};
