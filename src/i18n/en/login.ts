export const login = {
  title: 'Sign in',
  text: 'For academy owners, managers and observers.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  forgot: 'Forgot your password?',
  noAccount: 'No academy yet?',
  signup: 'Sign up',
  demo: {
    title: 'Demo accounts',
    text: 'Choose one to sign in at once.',
    password: 'Password for all: %{password}',
  },
  auth: {
    title: 'Run your online study room',
    text: 'Sign in to the console of your academy, or open a new one.',
  },
};
