export const callListMessages = {
  noResponse: 'There was no response.',
  facts: (status: string, milliseconds: number, sends: number) =>
    `${status} · ${milliseconds} ms${sends === 1 ? '' : ` · sent ${sends} times`}`,
  truncated: (text: string, more: number) => `${text}\n… ${more} more characters`,
};
