/** Why an address is not valid for a page. */
export const pageAddressMessages = {
  noSlash: 'An address must start with a slash, such as /about-us.',
  tooLong: (longest: number) => `An address can have at most ${longest} characters.`,
  characters: 'Between its slashes, an address can have only letters, digits, - and _.',
  portal: (segment: string) => `/${segment} is a part of the portal itself. Choose another address.`,
  taken: (path: string, page: string) => `${path} already belongs to the page ${page}.`,
  redirect: {
    taken: (path: string) => `${path} is redirected already.`,
    target: 'Redirects lead to a path of this site, such as /about-us, or to an address such as https://…',
    itself: 'An address cannot lead to itself.',
    again: (path: string, target: string) => `${path} leads on to ${target}. Choose ${target}.`,
    isTarget: (path: string, other: string) => `${other} leads to ${path}, which would lead on.`,
  },
} as const;
