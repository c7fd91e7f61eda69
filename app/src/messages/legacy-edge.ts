export const legacyEdgeMessages = {
  title: 'This browser is no longer supported',
  text: 'You are using Legacy Edge, which Microsoft stopped supporting in 2021. Use the current Edge, Chrome, Firefox or Safari. Your saved orders are there as you left them.',
};
