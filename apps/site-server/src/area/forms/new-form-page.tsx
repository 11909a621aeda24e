import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import { formsPath } from './form-query';
import { formStarts } from './form-start';
import { sayOfForms } from './form-texts';

/** What was entered about a new form, and what is wrong with it. */
export interface NewForm {
  readonly start: string;
  /** @default nothing */
  readonly wrong?: string;
}

/** Answers with the page on which a form is begun. */
export function newFormPage(
  site: Site,
  contributor: Contributor,
  { start, wrong }: NewForm,
): EndpointReply {
  const status = wrong === undefined ? 200 : 400;
  return contributorPage(
    site,
    contributor,
    { title: sayOfForms('newTitle'), section: formsPath, status, isWrong: status === 400 },
    <>
      <p className="links">
        <a href={formsPath}>{sayOfForms('back')}</a>
      </p>
      <form className="step" method="post" action={formsPath} noValidate>
        <Field
          name="name"
          label={sayOfForms('name')}
          hint={sayOfForms('nameHint')}
          wrong={wrong}
          isFocused
        />
        <Field
          name="start"
          label={sayOfForms('start')}
          value={start}
          options={formStarts.map((code) => [code, sayOfForms(code)])}
        />
        <div className="actions">
          <button className="button">{sayOfForms('create')}</button>
        </div>
      </form>
    </>,
  );
}
