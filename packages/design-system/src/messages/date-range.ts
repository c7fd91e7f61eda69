export const dateRangeMessages = { from: 'From', to: 'To' };
