export const tourMessages = {
  title: 'Guided tour',
  text: 'New here? A tour of five steps shows how orders work. It is among the commands (Ctrl+K) later, too.',
  decline: 'No, thank you',
  start: 'Show me around',
};
