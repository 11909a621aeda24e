import { sayOfOutline } from './outline-texts';

/** What a line or a heading is called. */
export const nameOf = (text: string | undefined): string =>
  text?.trim() || sayOfOutline('untitled');
