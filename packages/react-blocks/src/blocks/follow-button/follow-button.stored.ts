import { storedFields } from '../../stored/stored-fields';

/** A follow button block as a page document stores it. */
export interface StoredFollowButton {
  /** With or without the sign before it, or the address of the profile. */
  username: string;
  /** What the link says. @default `Follow @username` */
  label?: string | undefined;
}

/** Reads a stored follow button block; never throws. */
export function readStoredFollowButton(raw: unknown): StoredFollowButton {
  const fields = storedFields(raw);
  return { username: fields.text('username'), label: fields.optionalText('label') };
}
