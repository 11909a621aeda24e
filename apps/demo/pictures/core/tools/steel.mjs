import { plain } from '../surfaces/plain.mjs';

/** The steel of tools. */
export const steel = () => plain({ color: '#b9b2a6', metal: true, rough: 0.32, uneven: 0.15 });
