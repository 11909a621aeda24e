import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths, type MemberPlace, type MemberView } from './member-state';
import { MemberForm } from './MemberForm';

/** What a member pays for again and again; each can be ended here, after one question. */
export function MemberSubscriptions({
  view: { subscriptions },
  search,
}: Pick<MemberPlace, 'search'> & { view: Pick<MemberView, 'subscriptions'> }): ReactNode {
  const texts = useTexts(memberAreaTexts);
  const states = {
    active: texts.subscriptionActive,
    paused: texts.subscriptionPaused,
    canceled: texts.subscriptionCanceled,
    ended: texts.subscriptionCanceled,
  };
  if (subscriptions.length === 0) return null;
  return (
    <section aria-labelledby="member-subscriptions">
      <h2 id="member-subscriptions">{texts.subscriptions}</h2>
      <ul>
        {subscriptions.map(({ id, title, state, href }) => (
          <li key={id}>
            <a href={`${href}#order-subscriptions`}>{title}</a>
            <span>{states[state]}</span>
            {(state === 'active' || state === 'paused') && (
              <details className="fr-member-area__end">
                <summary>{texts.subscriptionCancel({ title })}</summary>
                <p>{texts.subscriptionCancelText}</p>
                <MemberForm
                  form={`end-${id}`}
                  action={memberPaths.subscription + search}
                  button={texts.subscriptionCancelButton}
                  isQuiet
                >
                  <input type="hidden" name="subscription" value={id} />
                </MemberForm>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
