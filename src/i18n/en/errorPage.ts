/** The error page by type and by status (specification, section 2). */
export const errorPage = {
  notfound: {
    title: 'Page not found',
    text: 'The address is wrong, or you have no access to this page.',
    exit: 'Go home',
  },
  timeout: {
    title: 'The request timed out',
    text: 'The upload may be too large, the address wrong, or the connection poor.',
    exit: 'Go back',
  },
  inactive: {
    title: 'The account has been deactivated',
    text: 'Please contact the academy administrator.',
    exit: 'Go to sign-in',
  },
  service: {
    title: 'The page could not be loaded',
    text: 'An error occurred while loading. Please try again later.',
    exit: 'Go home',
  },
  crash: {
    title: 'Something went wrong on this page',
    text: 'The error has been reported. The rest of the console still works.',
  },
  lost: {
    title: 'The page could not be loaded',
    text: 'Part of it did not arrive. Check your connection and try again.',
  },
};
