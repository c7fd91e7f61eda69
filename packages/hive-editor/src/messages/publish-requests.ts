/** The list of requests to publish, for those who may. */
export const publishRequestsMessages = {
  title: 'Requests to publish',
  badge: 'requests to publish',
  open: (page: string, draft: string) => `Review ${page}, ${draft}`,
  review: 'Review',
  requested: (by: string | null, when: string) => (by === null ? `Requested ${when}` : `Requested by ${by}, ${when}`),
};
