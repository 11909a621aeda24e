import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { EmailField } from './EmailField';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths, type JoinState, type MemberPlace } from './member-state';
import { MemberField } from './MemberField';
import { MemberForm } from './MemberForm';
import { MemberLinks } from './MemberLinks';

/** The form to join a site with. */
export function Join({
  state: { search, errors, joining },
}: {
  state: JoinState & MemberPlace;
}): ReactNode {
  const texts = useTexts(memberAreaTexts);
  const back = (
    <MemberLinks search={search} links={[{ page: 'signIn', text: texts.haveAccount }]} />
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
        <EmailField form="join" errors={errors} autoComplete="email" />
      </MemberForm>
      {back}
    </>
  );
}
