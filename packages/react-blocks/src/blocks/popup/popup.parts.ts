/** What the markup of the pop-up, its script and its tests know of each other. */
export const popupParts = {
  /** On the root: when it is shown, as JSON. */
  settings: 'data-popup',
  /** On the dialog: its style [3.23]. */
  style: 'data-popup-style',
  /** On the button that closes it. */
  close: 'data-popup-close',
  /** The name of its record in local storage [3.23]. */
  storageKey: 'frontage:popup',
  /** The name in session storage under which a visit keeps the version that was closed in it. */
  visitKey: 'frontage:popup-closed',
} as const;
