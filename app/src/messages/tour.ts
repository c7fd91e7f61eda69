export const tourMessages = {
  title: 'Guided tour',
  text: 'New here? A tour of five steps shows how orders work. You can also start it later from your account menu.',
  decline: 'No, thank you',
  start: 'Show me around',
};
