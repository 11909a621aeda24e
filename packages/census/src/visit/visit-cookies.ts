const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The cookies of a visitor [3.15]–[3.20] and how long they live, in milliseconds [9.01]. Browsers
 * cap them at 400 days, some at 7: those of the visitor are written again with each page.
 */
export const visitCookies = {
  /** Token, stamps and number of visits. */
  visitor: { name: 'ss_cvr', lifetime: 730 * day },
  /** The stamp of the visit that runs; it is not written again by later pages of the visit. */
  visit: { name: 'ss_cvt', lifetime: 30 * minute },
  /** The id of the site that was visited last. */
  lastSite: { name: 'ss_lastid', lifetime: 730 * day },
  /** The id under which events are sent. */
  analyticsId: { name: 'ss_analyticsId', lifetime: 390 * day },
} as const;

/** The keys of a session, in the storage of its tab [4.16]. */
export const sessionKeys = { id: 'ss_sessionId', isFirst: 'ss_firstSession' } as const;
