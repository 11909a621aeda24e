/** How blocks are known on the clipboard; as plain text they are their words. */
export const blockFormat = 'application/x-frontage-blocks+json';
