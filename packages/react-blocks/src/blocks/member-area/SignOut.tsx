import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { memberAreaParts } from './member-area.parts';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths } from './member-state';
import { MemberForm } from './MemberForm';

/** The button that signs a member out [7.05]. */
export function SignOut({ search = '' }: { search?: string }): ReactNode {
  const texts = useTexts(memberAreaTexts);
  return (
    <MemberForm
      form="sign-out"
      action={memberPaths.signOut + search}
      button={texts.signOut}
      data={{ [memberAreaParts.signOut]: '' }}
      isQuiet
    >
      <label className="fr-member-area__check">
        <input type="checkbox" name="cloneCart" value="true" /> {texts.keepCart}
      </label>
    </MemberForm>
  );
}
