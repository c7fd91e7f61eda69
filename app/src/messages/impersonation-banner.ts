/** Shown while a member of staff acts as a customer. */
export const impersonationBannerMessages = {
  title: (name: string, username: string) => `You are acting as ${name} (${username}).`,
  explanation: 'Everything you do is done on their behalf and recorded with your name.',
  stop: 'Stop acting as this customer',
};
