import { fillText } from '@frontage/site-model';
import { followButtonTexts } from './follow-button.texts';
import { usernameAttribute } from './follow-button.parts';
import { readProfileAddress, readUsername } from './read-username';

/** A follow button as its markup tells it. */
export interface FollowButtonData {
  /** Without the sign before it; undefined where nobody can be followed. */
  readonly username: string | undefined;
  /** What the link says; empty where nobody can be followed. */
  readonly label: string;
}

/**
 * Reads a follow button, ours or of published markup [3.29]: the user name that it
 * holds, else the one in the address of its link. Never throws.
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
