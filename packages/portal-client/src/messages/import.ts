export const importMessages = {
  notRead: (fileName: string, reason: string) => `${fileName} was not read. ${reason}`,
  tooLarge: 'It is larger than 5 MB. Split it, or paste the rows.',
  empty: 'It is empty.',
  oldWorkbook: 'It is an old workbook format or has a password. Save it as XLSX without one, or paste its rows.',
  notAList: 'It is neither a workbook nor a text list. Choose an XLSX, CSV or TSV file.',
  unreadable: 'Choose it again, or paste its rows.',
  uploadFailed: 'We couldn’t reach the server. Try again, or paste the rows.',
  noParts: 'We couldn’t load the list of parts, so nothing could be matched. Try again.',
  /** CART-13: rows beyond the line limit. */
  fitted: (count: number, of: number, cartId: string) => `The first ${count} of ${of} items are in ${cartId}.`,
};
