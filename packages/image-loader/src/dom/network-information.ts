/** What a browser tells of the connection. */
export interface NetworkInformation {
  /** The visitor asks for less data. */
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    /** Only Chromium has it, so it is not in the library's types. */
    readonly connection?: NetworkInformation;
  }
}
