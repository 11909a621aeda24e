import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { followButtonTexts } from './follow-button.texts';
import { followButtonParts, usernameAttribute } from './follow-button.parts';
import { profileAddress, readUsername } from './read-username';

/** The profile to follow. */
export interface FollowButtonProps extends RootProps {
  /** Such as `kiln_97`, `@kiln_97` or the address of the profile; an invalid one shows nothing. */
  username: string;
  /** The text of the link. @default `Follow @username` */
  label?: string | undefined;
}

/** A follow button: a plain link to the user's profile [7.26], without a script or a request. */
export function FollowButton(props: FollowButtonProps): ReactNode {
  const { username: raw, label } = props;
  const texts = useTexts(followButtonTexts);
  const username = readUsername(raw);
  if (username === undefined) return null;
  return (
    <BlockRoot block="follow-button" {...rootProps(props)} data={{ [usernameAttribute]: username }}>
      <a className={followButtonParts.link} href={profileAddress(username)}>
        {label?.trim() || texts.follow({ username })}
      </a>
    </BlockRoot>
  );
}
