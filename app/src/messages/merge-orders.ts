export const mergeOrdersMessages = {
  merged: (count: number, from: string) =>
    `${count === 1 ? '1 line' : `${count} lines`} of ${from} added. ${from} is cancelled. You can reopen it from the order list.`,
};
