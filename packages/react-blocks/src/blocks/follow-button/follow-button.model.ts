import { fillText } from '@frontage/site-model';
import { followButtonTexts } from './follow-button.texts';
import { usernameAttribute } from './follow-button.parts';
import { readProfileAddress, readUsername } from './read-username';

/** The data in a follow button's markup. */
export interface FollowButtonData {
  /** Without the leading @; undefined if there is no valid name. */
  readonly username: string | undefined;
  /** The text of the link; empty if there is no valid name. */
  readonly label: string;
}

/**
 * Reads a follow button, ours or published [3.29]: the user name in its attribute, else the one in
 * the link's address. Never throws.
 */
export function readFollowButton(root: HTMLElement): FollowButtonData {
  const holder = root.hasAttribute(usernameAttribute)
    ? root
    : root.querySelector(`[${usernameAttribute}]`);
  const link = root.matches('a') ? root : root.querySelector('a');
  const username =
    readUsername(holder?.getAttribute(usernameAttribute)) ??
    readProfileAddress(link?.getAttribute('href'));
  if (username === undefined) return { username, label: '' };
  return {
    username,
    label: link?.textContent?.trim() || fillText(followButtonTexts.english.follow, { username }),
  };
}
