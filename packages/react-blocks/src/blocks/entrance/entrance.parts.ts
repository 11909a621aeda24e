/** The kind of what lets the blocks of a section come in. */
export const entranceKind = 'entrance';

/** On a section: how its blocks come in. */
export const entranceAttribute = 'data-entrance';

/** On a section whose blocks wait to be seen; set by the script alone. */
export const entranceWaits = 'data-entrance-waits';

/** The class of a block that has been seen [4.20]. */
export const entranceLoaded = 'animation-loaded';

/** What waits: the cell of each block. */
export const entranceCells = '.fr-cell';
