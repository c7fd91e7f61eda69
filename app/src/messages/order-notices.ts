export const orderNoticesMessages = {
  secondOrder: (count: number) => `Put the other ${count} in a second order`,
  notAdded: (parts: readonly string[]) => `Not added: ${parts.join(', ')}.`,
  bringBack: (lineLimit: number) => `Bring back and allow ${lineLimit} lines`,
  refused: (count: number) => `${count} ${count === 1 ? 'change was' : 'changes were'} not taken.`,
  refusedStored: (count: number) => `${count === 1 ? 'It is' : 'They are'} stored on this device.`,
  dismissRefused: 'Dismiss them',
};
