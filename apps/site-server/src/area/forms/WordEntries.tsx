import { Entry } from '../entries/Entry';
import type { EntryForm } from '../entries/entry-form';
import { sayOfForms } from './form-texts';

/** Renders what a form is called, and what it says. */
export function WordEntries({ form }: { form: EntryForm }) {
  return (
    <section>
      <h2>{sayOfForms('words')}</h2>
      <Entry form={form} name="name" label={sayOfForms('name')} hint={sayOfForms('nameHint')} />
      <Entry form={form} name="submit" label={sayOfForms('submitText')} />
      <Entry form={form} name="success" label={sayOfForms('successText')} rows={2} />
      <Entry
        form={form}
        name="redirect"
        label={sayOfForms('redirect')}
        hint={sayOfForms('redirectHint')}
      />
      <Entry
        form={form}
        name="overlay"
        label={sayOfForms('overlay')}
        hint={sayOfForms('overlayHint')}
      />
      <Entry
        form={form}
        name="html"
        label={sayOfForms('html')}
        hint={sayOfForms('htmlHint')}
        rows={4}
      />
    </section>
  );
}

/** Renders where a form goes, and who is kept out. */
export function WhereEntries({
  form,
  hasRecaptcha,
}: {
  form: EntryForm;
  /** Whether the site has an account of reCAPTCHA. */
  hasRecaptcha: boolean;
}) {
  const isChosen = form.fields['captcha'] === 'recaptcha';
  return (
    <section>
      <h2>{sayOfForms('where')}</h2>
      <p className="quiet hint">{sayOfForms('whereHint')}</p>
      <Entry
        form={form}
        name="kind"
        label={sayOfForms('kind')}
        options={[
          ['form', sayOfForms('kindForm')],
          ['newsletter', sayOfForms('kindNewsletter')],
        ]}
      />
      <Entry
        form={form}
        name="notify"
        label={sayOfForms('notify')}
        hint={sayOfForms('notifyHint')}
      />
      <Entry
        form={form}
        name="captcha"
        label={sayOfForms('captcha')}
        options={[
          ['', sayOfForms('captchaNone')],
          ['altcha', sayOfForms('altcha')],
          ...(hasRecaptcha || isChosen
            ? ([
                ['recaptcha', sayOfForms(hasRecaptcha ? 'recaptcha' : 'recaptchaMissing')],
              ] as const)
            : []),
        ]}
      />
    </section>
  );
}
