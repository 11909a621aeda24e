/** What a browser reports about the connection. */
export interface NetworkInformation {
  /** The visitor asks for less data. */
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    /** Only Chromium has it, so the DOM library has no type for it. */
    readonly connection?: NetworkInformation;
  }
}
