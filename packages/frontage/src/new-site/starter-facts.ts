/** What else a new site is made with. */
export interface StarterFacts {
  /** The name of its package. */
  readonly packageName: string;
  /** What it depends on, such as `1.2.0` or `file:../frontage.tgz`. */
  readonly program: string;
  readonly port: number;
  /** An IANA name, such as `Europe/London`. */
  readonly timeZone: string;
  /** Of the copyright line. */
  readonly year: number;
}
