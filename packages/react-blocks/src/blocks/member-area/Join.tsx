import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-context';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths, type JoinState, type MemberPlace } from './member-state';
import { MemberField } from './MemberField';
import { MemberForm } from './MemberForm';

/** The form to join a site with. */
export function Join({
  state: { search, errors, joining },
}: {
  state: JoinState & MemberPlace;
}): ReactNode {
  const texts = useTexts(memberAreaTexts);
  const back = (
    <ul className="fr-member-area__links">
      <li>
        <a href={memberPaths.signIn + search}>{texts.haveAccount}</a>
      </li>
    </ul>
  );
  if (joining === 'invitation')
    return (
      <>
        <p>{texts.joinInvitation}</p>
        {back}
      </>
    );
  return (
    <>
      {joining === 'product' && <p>{texts.joinProduct}</p>}
      <p>{texts.joinText}</p>
      <MemberForm
        form="join"
        action={memberPaths.join + search}
        button={texts.sendLink}
        errors={errors}
      >
        <MemberField
          form="join"
          name="name"
          label={texts.name}
          autoComplete="name"
          maxLength={100}
          value={errors?.typed?.['name']}
          wrong={errors?.fields['name']}
        />
        <MemberField
          form="join"
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={errors?.typed?.['email']}
          wrong={errors?.fields['email']}
        />
      </MemberForm>
      {back}
    </>
  );
}
