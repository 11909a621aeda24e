import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { EmailField } from './EmailField';
import { memberAreaTexts } from './member-area.texts';
import {
  memberPaths,
  type DeadLinkState,
  type ForgotState,
  type LinkState,
  type MailedState,
  type MemberPlace,
} from './member-state';
import { MemberField } from './MemberField';
import { MemberForm } from './MemberForm';
import { MemberLinks } from './MemberLinks';

/** The form of who forgot a password. */
export function Forgot({
  state: { search, errors },
}: {
  state: ForgotState & MemberPlace;
}): ReactNode {
  const texts = useTexts(memberAreaTexts);
  return (
    <>
      <p>{texts.forgotText}</p>
      <MemberForm
        form="forgot"
        action={memberPaths.forgot + search}
        button={texts.sendLink}
        errors={errors}
      >
        <EmailField form="forgot" errors={errors} />
      </MemberForm>
      <SignInLink search={search} />
    </>
  );
}

/** What follows once a mail is on its way. */
export function Mailed({
  state: { search, what, email },
}: {
  state: MailedState & MemberPlace;
}): ReactNode {
  const texts = useTexts(memberAreaTexts);
  const messages = { join: texts.mailedJoin, reset: texts.mailedReset, email: texts.mailedEmail };
  return (
    <>
      <p role="status">{messages[what]({ email })}</p>
      {what !== 'email' && <SignInLink search={search} />}
    </>
  );
}

/** What somebody is asked who follows a link of a mail. */
export function FollowedLink({
  state: { search, errors, use, email, action },
}: {
  state: LinkState & MemberPlace;
}): ReactNode {
  const texts = useTexts(memberAreaTexts);
  if (use === 'email')
    return (
      <>
        <p>{texts.linkEmailText({ email })}</p>
        <MemberForm
          form="link"
          action={action + search}
          button={texts.useAddress}
          errors={errors}
        />
      </>
    );
  return (
    <>
      <p>{texts.linkFor({ email })}</p>
      <MemberForm form="link" action={action + search} button={texts.savePassword} errors={errors}>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <MemberField
          form="link"
          name="password"
          label={use === 'join' ? texts.password : texts.newPassword}
          type="password"
          autoComplete="new-password"
          hint={texts.passwordHint}
          wrong={errors?.fields['password']}
        />
      </MemberForm>
    </>
  );
}

/** What is said of a link that works no more. */
export function DeadLink({ state: { search } }: { state: DeadLinkState & MemberPlace }): ReactNode {
  const texts = useTexts(memberAreaTexts);
  return (
    <>
      <p>{texts.dead}</p>
      <SignInLink search={search} />
    </>
  );
}

function SignInLink({ search }: { search: string }): ReactNode {
  const texts = useTexts(memberAreaTexts);
  return <MemberLinks search={search} links={[{ page: 'signIn', text: texts.backToSignIn }]} />;
}
