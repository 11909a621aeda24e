/** The readable names of what totals identify by id. */
export interface TotalsNames {
  /** Names of tax rules. */
  readonly taxes: Readonly<Record<string, string>>;
  /** The name of the shipping method; '' for none. */
  readonly shipping: string;
  /** The last four characters of gift cards. */
  readonly giftCards: Readonly<Record<string, string>>;
}
