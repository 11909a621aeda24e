/** Every status, in the order in which a filter offers them. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;

/** The status of an address: asked by mail, confirmed, unsubscribed. */
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** An address that was entered into a newsletter form. */
export interface Subscriber {
  id: string;
  siteId: string;
  formId: string;
  email: string;
  /** `''` if the form does not ask for it. */
  name: string;
  status: SubscriberStatus;
  /** Where and when they agreed, in the owner's words; `''` for by the form. */
  source: string;
  /** How often the subscription was started again; links of an earlier round confirm nothing. */
  round: number;
  /** UTC milliseconds. */
  createdAt: number;
  /** When its status last changed. */
  changedAt: number;
}
