/**
 * The most that a search for what a field may lead to gives at once: whoever searches is told that
 * there may be more.
 */
export const mostChoices = 50;
