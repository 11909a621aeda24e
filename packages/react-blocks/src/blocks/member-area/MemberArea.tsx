import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { DeadLink, FollowedLink, Forgot, Mailed } from './Forgot';
import { Join } from './Join';
import type { MemberState } from './member-state';
import { MemberDoors } from './MemberDoors';
import { MemberHome } from './MemberHome';
import { SignIn } from './SignIn';

/** What a member area block shows. */
export interface MemberAreaProps extends RootProps {
  /** What is its visitor's own. @default the way to sign in, which is the same for everybody */
  state?: MemberState | undefined;
  /** The page's language tag. */
  locale: string;
}

/** The markup of a member area block [1.03]; it works without a script. */
export function MemberArea(props: MemberAreaProps): ReactNode {
  const { state, locale } = props;
  const root = useMount(() => import('./member-area.mount'), state);
  return (
    <BlockRoot block="member-area" {...rootProps(props)} rootRef={root} waits>
      {state ? <MemberPage state={state} locale={locale} /> : <MemberDoors />}
    </BlockRoot>
  );
}

function MemberPage({ state, locale }: { state: MemberState; locale: string }): ReactNode {
  switch (state.kind) {
    case 'signIn':
      return <SignIn state={state} />;
    case 'join':
      return <Join state={state} />;
    case 'forgot':
      return <Forgot state={state} />;
    case 'mailed':
      return <Mailed state={state} />;
    case 'link':
      return <FollowedLink state={state} />;
    case 'deadLink':
      return <DeadLink state={state} />;
    case 'area':
      return <MemberHome state={state} locale={locale} />;
  }
}
