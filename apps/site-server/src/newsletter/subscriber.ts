/** The status of an address: asked by mail, confirmed, unsubscribed. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** An address that was entered into a newsletter form. */
export interface Subscriber {
  id: string;
  siteId: string;
  formId: string;
  email: string;
  /** `''` if the form does not ask for it. */
  name: string;
  status: SubscriberStatus;
  /** How often the subscription was started again; links of an earlier round confirm nothing. */
  round: number;
  /** UTC milliseconds. */
  createdAt: number;
  /** When its status last changed. */
  changedAt: number;
}
