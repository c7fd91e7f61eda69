export const signOnMessages = {
  domain: 'must be a mail domain, such as supplier.example',
} as const;
