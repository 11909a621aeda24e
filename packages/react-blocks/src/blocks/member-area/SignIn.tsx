import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-context';
import { memberAreaParts } from './member-area.parts';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths, type MemberPlace, type SignInState } from './member-state';
import { MemberField } from './MemberField';
import { MemberForm } from './MemberForm';

/** The form that a member signs in with [3.51]. */
export function SignIn({
  state: { search, errors, next, isNeeded = false, joining },
}: {
  state: SignInState & MemberPlace;
}): ReactNode {
  const texts = useTexts(memberAreaTexts);
  return (
    <>
      {isNeeded && !errors && <p>{texts.signInText}</p>}
      <MemberForm
        form="sign-in"
        action={memberPaths.session + search}
        button={texts.signIn}
        errors={errors}
        data={{ [memberAreaParts.signIn]: next }}
      >
        <input type="hidden" name="next" value={next} />
        <MemberField
          form="sign-in"
          name="email"
          label={texts.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          value={errors?.typed?.['email']}
          wrong={errors?.fields['email']}
        />
        <MemberField
          form="sign-in"
          name="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          wrong={errors?.fields['password']}
        />
        <label className="fr-member-area__check">
          <input type="checkbox" name="rememberMe" value="true" /> {texts.rememberMe}
        </label>
      </MemberForm>
      <ul className="fr-member-area__links">
        <li>
          <a href={memberPaths.forgot + search}>{texts.forgot}</a>
        </li>
        {joining === 'invitation' ? null : (
          <li>
            <a href={memberPaths.join + search}>{texts.join}</a>
          </li>
        )}
      </ul>
    </>
  );
}
