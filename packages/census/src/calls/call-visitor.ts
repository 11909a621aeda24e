/** Who makes a call. */
export interface CallVisitor {
  /** The visitor cookie; '' where there is none. */
  readonly visitorCookie: string;
  /** The id of the event: a collector that got it in a batch as well keeps one. */
  readonly eventId: string;
}
