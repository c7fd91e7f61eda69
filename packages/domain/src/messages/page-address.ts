/** Why an address is not valid for a page. */
export const pageAddressMessages = {
  noSlash: 'An address must start with a slash, such as /about-us.',
  tooLong: (longest: number) => `An address can have at most ${longest} characters.`,
  characters: 'Between its slashes, an address can have only letters, digits, - and _.',
  portal: (segment: string) => `/${segment} is a part of the portal itself. Choose another address.`,
  taken: (path: string, page: string) => `${path} already belongs to the page ${page}.`,
} as const;
