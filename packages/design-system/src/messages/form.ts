export const formMessages = {
  unsent: 'This could not be sent. Try again.',
  problems: (count: number) => (count === 1 ? 'One problem to fix' : `${count} problems to fix`),
};
