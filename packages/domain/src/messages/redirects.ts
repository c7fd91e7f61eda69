/** Why a redirect cannot be saved. */
export const redirectMessages = {
  taken: (path: string) => `${path} is redirected already.`,
  target: 'Redirects lead to a path of this site, such as /about-us, or to an address such as https://…',
  itself: 'An address cannot lead to itself.',
  again: (path: string, target: string) => `${path} redirects to ${target}. Choose ${target} instead.`,
  isTarget: (path: string, other: string) => `${other} redirects to ${path}, so ${path} cannot redirect elsewhere.`,
} as const;
