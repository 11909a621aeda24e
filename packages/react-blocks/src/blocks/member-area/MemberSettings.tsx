import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths, type AreaState, type MemberPlace } from './member-state';
import { MemberField } from './MemberField';
import { MemberForm } from './MemberForm';

/** How a member is called, and signs in. */
export function MemberSettings({ state }: { state: AreaState & MemberPlace }): ReactNode {
  const texts = useTexts(memberAreaTexts);
  const { view, search, errors } = state;
  // What is wrong stands above the form that it is about.
  const errorsOf = (...names: readonly string[]) =>
    errors && Object.keys(errors.fields).some((name) => names.includes(name)) ? errors : undefined;
  const password = (form: string, name: string, label: string, isNew = false) => (
    <MemberField
      form={form}
      name={name}
      label={label}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? texts.passwordHint : undefined}
      wrong={errors?.fields[name]}
    />
  );
  return (
    <>
      <section aria-labelledby="member-profile">
        <h2 id="member-profile">{texts.profile}</h2>
        <MemberForm
          form="profile"
          action={memberPaths.profile + search}
          button={texts.save}
          errors={errorsOf('name')}
        >
          <MemberField
            form="profile"
            name="name"
            label={texts.name}
            autoComplete="name"
            maxLength={100}
            value={errors?.typed?.['name'] ?? view.name}
            wrong={errors?.fields['name']}
          />
        </MemberForm>
      </section>
      <section aria-labelledby="member-email">
        <h2 id="member-email">{texts.changeEmail}</h2>
        <p>{texts.changeEmailText}</p>
        <MemberForm
          form="email"
          action={memberPaths.email + search}
          button={texts.sendLink}
          errors={errorsOf('newEmail', 'emailPassword')}
        >
          <MemberField
            form="email"
            name="newEmail"
            label={texts.newEmail}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={errors?.typed?.['newEmail']}
            wrong={errors?.fields['newEmail']}
          />
          {password('email', 'emailPassword', texts.oldPassword)}
        </MemberForm>
      </section>
      <section aria-labelledby="member-password">
        <h2 id="member-password">{texts.changePassword}</h2>
        <MemberForm
          form="password"
          action={memberPaths.password + search}
          button={texts.savePassword}
          errors={errorsOf('oldPassword', 'password')}
        >
          {password('password', 'oldPassword', texts.oldPassword)}
          {password('password', 'password', texts.newPassword, true)}
        </MemberForm>
      </section>
    </>
  );
}
