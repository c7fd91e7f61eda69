export const copyOrderMessages = {
  unchanged: 'All prices are unchanged.',
  onApplication: 'on application',
  change: (stockCode: string, before: string, now: string) => `${stockCode} ${before} then, ${now} now`,
  changed: (count: number, changes: readonly string[]) => {
    const more = count - changes.length;
    return `${count === 1 ? '1 line costs' : `${count} lines cost`} a different amount: ${changes.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
  },
  copied: (name: string, prices: string) => `This is a copy of ${name} at today’s prices. ${prices}`,
  deliveryNotCopied: ' Its delivery address or option is no longer available: check the delivery.',
};
