export const messageListMessages = {
  label: 'Messages',
};
