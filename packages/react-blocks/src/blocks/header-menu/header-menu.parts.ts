/** Classes of the folders in the navigation of a header. */
export const headerMenuParts = {
  /** On the item that is a folder. */
  folder: 'fr-folder',
} as const;
