import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { EmailField } from './EmailField';
import { memberAreaParts } from './member-area.parts';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths, type MemberPlace, type SignInState } from './member-state';
import { MemberField } from './MemberField';
import { MemberForm } from './MemberForm';
import { MemberLinks } from './MemberLinks';

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
        <EmailField form="sign-in" errors={errors} />
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
      <MemberLinks
        search={search}
        links={[
          { page: 'forgot', text: texts.forgot },
          ...(joining === 'invitation' ? [] : [{ page: 'join', text: texts.join } as const]),
        ]}
      />
    </>
  );
}
