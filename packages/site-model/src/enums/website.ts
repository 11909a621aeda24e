import { createEnumeration } from '../enumeration';
import type { EnumerationName } from '../enumeration';

/** The contract states of a website [3.38]. */
export const websiteStatus = /* @__PURE__ */ createEnumeration({
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  v5Linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
});

/** A website status by name [3.38]. */
export type WebsiteStatus = EnumerationName<typeof websiteStatus>;

/** The types of websites [3.41]. */
export const websiteType = /* @__PURE__ */ createEnumeration({
  classic: 1,
  coverPage: 2,
  parkingPage: 3,
  commerce: 4,
  enterprise: 5,
});

/** A website type by name [3.41]. */
export type WebsiteType = EnumerationName<typeof websiteType>;

/** The roles of a site's contributors [3.40]; number 5 is unused. */
export const contributorRole = /* @__PURE__ */ createEnumeration({
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
});

/** A contributor role by name [3.40]. */
export type ContributorRole = EnumerationName<typeof contributorRole>;

/** The units in which a store measures [3.48]. */
export const measurementStandard = /* @__PURE__ */ createEnumeration({ imperial: 1, metric: 2 });

/** A measurement standard by name [3.48]. */
export type MeasurementStandard = EnumerationName<typeof measurementStandard>;
