import type { ReactNode } from 'react';
import { createShowTime } from '../../shop/show-date';
import { useTexts } from '../../texts/use-texts';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths, type AreaState, type MemberPlace } from './member-state';
import { MemberField } from './MemberField';
import { MemberForm } from './MemberForm';

/** Where a member is signed in, and the way out with what is stored of them. */
export function MemberData({
  state: { view, search, errors },
  locale,
}: {
  state: AreaState & MemberPlace;
  locale: string;
}): ReactNode {
  const texts = useTexts(memberAreaTexts);
  const time = createShowTime(locale, view.timeZone);
  const wrong = errors?.fields['leavePassword'];
  return (
    <>
      <section aria-labelledby="member-sessions">
        <h2 id="member-sessions">{texts.sessions}</h2>
        <ul>
          {view.sessions.map(({ id, device, seenAt, isThis }) => (
            <li key={id}>
              <span>{device || texts.unknownBrowser}</span>
              <span>{isThis ? texts.thisBrowser : texts.lastUsed({ when: time(seenAt) })}</span>
            </li>
          ))}
        </ul>
        <MemberForm
          form="sessions"
          action={memberPaths.sessions + search}
          button={texts.endOthers}
          isQuiet
        />
      </section>
      <section aria-labelledby="member-data">
        <h2 id="member-data">{texts.leave}</h2>
        <p>{texts.exportText}</p>
        <p>
          <a className="fr-action" data-look="quiet" href={memberPaths.export} download="">
            {texts.export}
          </a>
        </p>
        <p>{texts.leaveText}</p>
        <MemberForm
          form="leave"
          action={memberPaths.leave + search}
          button={texts.leaveButton}
          errors={wrong ? errors : undefined}
          isQuiet
        >
          <MemberField
            form="leave"
            name="leavePassword"
            label={texts.oldPassword}
            type="password"
            autoComplete="current-password"
            wrong={wrong}
          />
        </MemberForm>
      </section>
    </>
  );
}
