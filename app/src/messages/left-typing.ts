/** Text that was in a field when the page ended. */
export const leftTypingMessages = {
  typed: (count: number) =>
    count === 1
      ? 'You typed this but hadn’t entered it when the page closed.'
      : 'You typed these but hadn’t entered them when the page closed.',
  typedEntry: (code: string, quantity: string) => `New line: ${quantity === '' ? code : `${code} × ${quantity}`}`,
  typedAt: {
    quantity: (line: number, code: string, text: string) => `Line ${line}, ${code}: quantity ${text}`,
    note: (line: number, code: string, text: string) => `Line ${line}, ${code}: note “${text}”`,
    reference: (line: number, code: string, text: string) => `Line ${line}, ${code}: your reference “${text}”`,
  },
  putBack: (count: number) => (count === 1 ? 'Put it back' : 'Put them back'),
  discardTyped: (count: number) => (count === 1 ? 'Discard it' : 'Discard them'),
};
