export const codeBlockMessages = { copy: (label: string) => `Copy: ${label}`, copied: 'Copied' };
