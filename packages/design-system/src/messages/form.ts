export const formMessages = {
  unsent: 'This could not be sent. Try again.',
  problems: (count: number) => (count === 1 ? 'One thing to put right' : `${count} things to put right`),
};
