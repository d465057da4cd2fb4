/** Where the console keeps its choice of light or dark (react-admin's store); without one, the device's is shown. */
export const themeKey = 'RaStorestudyroom.theme';
