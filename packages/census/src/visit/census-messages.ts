/** What the census says about itself, word for word [8.10] [8.11] [8.13]. */
export const censusMessages = {
  analyticsId: 'Unable to store analyticsId',
  storage: 'Unable access local/session storage.',
  eventStatus: (status: number) => `Error tracking event: HTTP Status ${status}`,
  recordsStatus: 'XHR request DONE with unexpected status',
  settingsTimeout: 'Metric settings request timeout',
  pageLoadId: 'Unable to resolve pageLoadId',
} as const;
