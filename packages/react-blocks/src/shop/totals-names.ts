/** What people call the things that totals name by id. */
export interface TotalsNames {
  /** Of tax rules. */
  readonly taxes: Readonly<Record<string, string>>;
  /** Of the way of shipping; '' for none. */
  readonly shipping: string;
  /** The last four characters of gift cards. */
  readonly giftCards: Readonly<Record<string, string>>;
}
