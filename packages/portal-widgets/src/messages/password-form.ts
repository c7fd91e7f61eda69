export const passwordFormMessages = {
  password: 'Your password',
};
