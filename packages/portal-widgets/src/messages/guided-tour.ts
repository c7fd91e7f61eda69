export const guidedTourMessages = {
  label: 'Tour',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  position: (step: number, steps: number) => `${step} of ${steps}`,
  skip: 'Skip the tour',
  steps: {
    tabs: {
      title: 'Orders are tabs',
      text: 'Account, Quick Quote and Orders come first, then every open order. The icon on a tab shows whether it is saved, needs an answer or is confirmed.',
    },
    add: {
      title: 'Add a line',
      text: 'In an order, type a code, Enter, a quantity, Enter. You can type 3*50 or 2 box, or paste a whole list.',
    },
    notes: {
      title: 'Lines explain what changed',
      text: 'A note below a line explains rounding, price changes and short stock, and one key undoes the change. Enter opens a line with its prices and stock.',
    },
    confirm: {
      title: 'Before you confirm',
      text: 'See the total, the delivery and what needs an answer. Ctrl+Enter confirms. You can undo that until the order is submitted.',
    },
    find: {
      title: 'Find anything by name',
      text: 'Ctrl+K finds any command, order or part, and ? lists the keys. Your account menu starts this tour again.',
    },
  },
};
