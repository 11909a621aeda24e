import type { ReactNode } from 'react';
import { PixelMark } from '../../pixels/PixelMark';
import { useTexts } from '../../texts/use-texts';
import { memberAreaTexts } from './member-area.texts';
import type { AreaState, MemberPlace } from './member-state';
import { MemberData } from './MemberData';
import { MemberOrders } from './MemberOrders';
import { MemberSubscriptions } from './MemberSubscriptions';
import { MemberSettings } from './MemberSettings';
import { SignOut } from './SignOut';

/** What is a member's own. */
export function MemberHome({
  state,
  locale,
}: {
  state: AreaState & MemberPlace;
  locale: string;
}): ReactNode {
  const texts = useTexts(memberAreaTexts);
  const { view, search, done, isNew } = state;
  const messages = {
    profile: texts.doneProfile,
    password: texts.donePassword,
    email: texts.doneEmail,
    sessions: texts.doneSessions,
    subscription: texts.doneSubscription,
  };
  return (
    <div className="fr-member-area__home">
      {isNew && <PixelMark event={{ name: 'CompleteRegistration', details: {} }} />}
      {done && (
        <p className="fr-member-area__done" role="status">
          {messages[done]}
        </p>
      )}
      <header>
        <p>{texts.signedInAs({ email: view.email })}</p>
        <SignOut search={search} />
      </header>
      <MemberOrders view={view} locale={locale} />
      <MemberSubscriptions view={view} search={search} />
      <MemberSettings state={state} />
      <MemberData state={state} locale={locale} />
    </div>
  );
}
