import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { usePageNeeds } from '../../render/page-needs';
import { useMount } from '../../render/use-mount';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { followButtonTexts } from './follow-button.texts';
import { followButtonParts, usernameAttribute, widgetService } from './follow-button.parts';
import { profileAddress, readUsername } from './read-username';

/** The profile to follow. */
export interface FollowButtonProps extends RootProps {
  /** Such as `kiln_97`, `@kiln_97` or the address of the profile; an invalid one shows nothing. */
  username: string;
  /** The text of the link. @default `Follow @username` */
  label?: string | undefined;
  /**
   * Whether the service's own button replaces the link, for visitors who allow other providers:
   * only then is the service asked for something. @default false
   */
  widget?: boolean | undefined;
}

/** A follow button: a plain link to the user's profile, or the service's own button [7.26]. */
export function FollowButton(props: FollowButtonProps): ReactNode {
  const { username: raw, label, widget = false } = props;
  const texts = useTexts(followButtonTexts);
  const username = readUsername(raw);
  const root = useMount(widget ? () => import('./follow-button.mount') : undefined, username);
  usePageNeeds(
    widget && username !== undefined && { frames: [widgetService], trustedTypes: ['default'] },
  );
  if (username === undefined) return null;
  return (
    <BlockRoot
      block="follow-button"
      {...rootProps(props)}
      rootRef={root}
      waits={widget}
      data={{ [usernameAttribute]: username }}
    >
      <a className={followButtonParts.link} href={profileAddress(username)}>
        {label?.trim() || texts.follow({ username })}
      </a>
    </BlockRoot>
  );
}
