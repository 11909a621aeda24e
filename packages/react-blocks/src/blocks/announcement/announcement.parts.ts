/** What the bar, its script and its tests know of each other. */
export const announcementParts = {
  /** On the bar: what it says, as a short code; '' where closing it is not remembered. */
  version: 'data-announcement',
  /** The name in local storage under which a browser keeps the version that was closed. */
  storageKey: 'frontage:announcement',
} as const;
