/** Where an address stands: asked by mail, said yes, said no. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** An address that was entered into a newsletter form. */
export interface Subscriber {
  id: string;
  siteId: string;
  formId: string;
  email: string;
  /** `''` where the form does not ask. */
  name: string;
  status: SubscriberStatus;
  /** Counts how often the address began anew; links of an earlier round confirm nothing. */
  round: number;
  /** UTC milliseconds. */
  createdAt: number;
  /** When its status changed last. */
  changedAt: number;
}
