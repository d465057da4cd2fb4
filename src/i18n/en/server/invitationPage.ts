/** The page that a student's invitation leads to, which goes on to the study rooms. */
export const invitationPage = {
  opening: 'Opening the study rooms',
  openingText: 'If they do not open by themselves, use the button.',
  open: 'Open study rooms',
  noRooms: 'Sign in to the study-room app',
  noRoomsText: 'Your academy ID and email are in the invitation.',
};
