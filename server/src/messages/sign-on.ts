export const signOnMessages = {
  domain: 'must be a mail domain, such as supplier.example',
  word: 'must be one word without spaces, as in the provider’s documentation',
} as const;
