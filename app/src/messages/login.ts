export const loginMessages = {
  title: 'Sign in',
  submit: 'Sign in',
  username: 'User name',
  password: 'Password',
  forgotPassword: 'Forgot the password',
  register: 'Get a user name',
  searchParts: 'Search parts without signing in',
};
