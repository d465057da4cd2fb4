/** Invitations of accounts, printed ones too. */
export const invitation = {
  label: 'Invitation',
  sentAt: 'Last invited %{time}',
  openedAt: 'Opened %{time}',
  triedAt: 'Last tried %{time}',
  sentOn: 'Sent %{date}',
  reason: 'Reason: %{reason}',
  held: 'On hold because no email server is configured. It will be sent once one is set up.',
  retrying: 'Not delivered yet. We’ll keep trying.',
  again: 'Send again',
  first: 'Send invitation',
};

export const cards = {
  title: '%{smart_count} invitation card |||| %{smart_count} invitation cards',
  print: 'Print',
  greeting: 'Welcome, %{name}',
  how: 'Sign in to the study-room app with the details below and choose a password.',
  scan: 'Scan the code to open the study rooms, sign in with the details below and choose a password.',
  groupId: 'Academy ID',
  code: 'QR code of the study rooms’ address for %{name}',
  noAddress:
    'There is no QR code, because the address of the study rooms (ROOM_APP_URL) is not set. Please ask the server’s operator to set it.',
  most: 'Up to %{most} cards are printed at once. Please select the others separately.',
  skipped:
    '%{smart_count} student who is not active was left out. |||| %{smart_count} students who are not active were left out.',
};

export const invitationActions = {
  printCards: { label: 'Print invitation cards' },
  correctInvitation: {
    label: 'Correct address and resend',
    title: 'Correct the address of %{name}',
    text: 'The invitation goes to the new address right away, and the account’s email is changed to it. Earlier invitations stop working.',
    confirm: 'Save and send',
    done: 'Sending an invitation to %{email}.',
  },
};

/** Addresses of registered accounts that no longer get emails. */
export const suppression = {
  ADDRESS_BOUNCED: 'Emails are no longer sent to %{address}, because one bounced on %{date}.',
  MARKED_AS_SPAM: 'Messages are no longer sent to %{address}, because one was marked as spam on %{date}.',
  allow: 'Send emails again',
  done: 'Emails are sent to this address again.',
};
