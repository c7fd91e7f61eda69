/** Why a stored or typed setting is not accepted, and how a value was understood. */
export const settingsMessages = {
  address: (label: string) => `${label} must be a path such as /bolts, or an address such as https://…`,
  picture: (label: string) => `${label} must be a path such as /images/bolts.webp or a resource number`,
  pictures: (label: string) =>
    `${label} must have one path such as /images/bolts.webp, or resource number, on each line`,
  vimeo: (label: string) => `${label} must be the number in the address of the video`,
  color: (label: string) => `${label} is not a colour such as #d9e7f8`,
  combo: (label: string, options: readonly string[]) => `${label} must be one of ${options.join(', ')}`,
  dimensions: (label: string) =>
    `${label} must be one, two or four numbers in pixels with dots between them, such as 8 or 8.16, or CSS lengths`,
  widths: (label: string) => `${label} must be desktop, tablet or phone, with commas between them`,
  atWidth: {
    tablet: (label: string) => `${label} on tablets`,
    phone: (label: string) => `${label} on phones`,
  },
  width: (label: string) => `${label} must be pixels or a length such as 100%`,
  notNumber: (label: string) => `${label} is not a number`,
  fixedNumber: (label: string, value: number) => `${label} is always ${value}`,
  range: (label: string, min: number, max: number) => `${label} must be from ${min} to ${max}`,
  wholeNumber: (label: string) => `${label} must be a whole number`,
  shares: (label: string) => `${label} must be whole numbers separated by commas`,
  notText: (label: string) => `${label} is not text`,
  tooLong: (label: string, most: string) => `${label} is longer than ${most} characters`,
  removed: (label: string, parts: readonly string[]) => `${label}: removed ${parts.join(', ')}`,
  yesNo: (label: string) => `${label} must be Yes or No`,
  stored: {
    unknownType: (name: string) => `No component type is named ${name}`,
    unreadable: 'The settings are neither a list nor values by name',
    unreadableEntry: 'An entry of the list of settings has no name or value',
    newer: (revision: number) => `Made by a newer build (revision ${revision})`,
    notUpgraded: (from: number, to: number) => `Could not be upgraded from revision ${from} to ${to}`,
    revision: 'Revision of these settings',
    undeclared: 'Unknown to this build; stored unchanged',
  },
};
