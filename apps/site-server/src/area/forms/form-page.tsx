import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { readLines } from '../entries/entry-fields';
import type { EntryForm } from '../entries/entry-form';
import { Entry, StepButton } from '../entries/Entry';
import { listHref } from '../list-part';
import { fieldDragScript } from './field-drag-script';
import { FieldEntries } from './FieldEntries';
import { formControls } from './form-controls';
import { formPath, formsPath } from './form-query';
import { fieldTypeTexts, sayOfForms } from './form-texts';
import type { LoadedForm } from './load-form';
import { addButton } from './step-form-entries';
import { WhereEntries, WordEntries } from './WordEntries';

/** What a form's page shows. */
export interface ShownForm extends LoadedForm {
  readonly entries: EntryForm;
  /** What was just done, or why it was not. @default nothing */
  readonly said?: string | undefined;
  /** HTTP status. @default 200 */
  readonly status?: number;
  /** Whether it shows what was entered in it though it is deleted by now. @default false */
  readonly keepsEntries?: boolean;
  /** Whether the site has an account of reCAPTCHA. */
  readonly hasRecaptcha: boolean;
}

/** Answers with the page on which a form is made. */
export function formPage(site: Site, contributor: Contributor, shown: ShownForm): EndpointReply {
  const { form, said, status = 200, keepsEntries = false } = shown;
  const isRefused = status >= 400;
  return contributorPage(
    site,
    contributor,
    {
      title: form.name,
      section: formsPath,
      status,
      isWrong: isRefused,
      scripts: [fieldDragScript],
    },
    <>
      {said !== undefined && (
        <p className="notice" role={isRefused ? 'alert' : 'status'}>
          {said}
        </p>
      )}
      <p className="links">
        <a href={formsPath}>{sayOfForms('back')}</a>
        {shown.messages.count > 0 && contributor.permissions.includes('config.readSubmissions') && (
          <a href={listHref('/config/messages', { form: form.id })}>
            {sayOfForms('seeMessages', { count: shown.messages.count })}
          </a>
        )}
      </p>
      <FormUses {...shown} />
      {form.isDeleted && !keepsEntries ? <DeletedForm id={form.id} /> : <FormEntries {...shown} />}
      {!form.isDeleted && <FormActs id={form.id} />}
    </>,
  );
}

function FormUses({ form: { id, isDeleted }, pages }: Pick<ShownForm, 'form' | 'pages'>) {
  if (pages.length === 0)
    return (
      <p className="links">
        <span className="quiet">{sayOfForms('onNoPage')}</span>
        {!isDeleted && (
          <a href={listHref('/config/pages/new', { with: id })}>{sayOfForms('makePage')}</a>
        )}
      </p>
    );
  return (
    <p className="links">
      <span className="quiet">{sayOfForms('onPages')}</span>
      {pages.map(({ id, title }) => (
        <a key={id} href={`/config/pages/${id}`}>
          {title}
        </a>
      ))}
    </p>
  );
}

function DeletedForm({ id }: { id: string }) {
  return (
    <form className="step" method="post" action={`${formPath(id)}/restore`}>
      <p>{sayOfForms('isDeleted')}</p>
      <button className="button">{sayOfForms('restore')}</button>
    </form>
  );
}

function FormEntries({ form: { id, isDeleted }, entries, hasRecaptcha }: ShownForm) {
  const save = sayOfForms(isDeleted ? 'restoreAndSave' : 'save');
  return (
    <form className="product" method="post" action={formPath(id)} noValidate>
      {/* Enter in any field presses the first button of a form. */}
      <button name="do" value="save" hidden>
        {save}
      </button>
      <input type="hidden" name="base" value={JSON.stringify(entries.base)} />
      {isDeleted && <input type="hidden" name="restores" value="on" />}
      <FieldSection form={entries} />
      <WordEntries form={entries} />
      <WhereEntries form={entries} hasRecaptcha={hasRecaptcha} />
      <div className="actions savebar">
        <button className="button" name="do" value="save">
          {save}
        </button>
      </div>
    </form>
  );
}

function FieldSection({ form }: { form: EntryForm }) {
  const ids = readLines(form.fields[formControls.fields]);
  const wrong = form.wrong?.get(formControls.fields);
  return (
    <section>
      <h2>{sayOfForms('fields')}</h2>
      <p className="quiet hint">{sayOfForms(ids.length > 0 ? 'fieldsHint' : 'noFields')}</p>
      {wrong !== undefined && <p className="wrong">{wrong}</p>}
      <input type="hidden" name={formControls.fields} value={ids.join('\n')} />
      {ids.map((id) => (
        <FieldEntries key={id} form={form} id={id} />
      ))}
      <div className="entryrow">
        <Entry
          form={form}
          name={formControls.newKind}
          label={sayOfForms('newKind')}
          options={Object.entries(fieldTypeTexts)}
        />
        <StepButton form={form} value={addButton}>
          {sayOfForms('addField')}
        </StepButton>
      </div>
    </section>
  );
}

function FormActs({ id }: { id: string }) {
  return (
    <div className="actions">
      <form method="post" action={`${formPath(id)}/copy`}>
        <button className="button" data-look="quiet">
          {sayOfForms('copy')}
        </button>
      </form>
      <a className="button" data-look="quiet" href={`${formPath(id)}/delete`}>
        {sayOfForms('delete')}
      </a>
    </div>
  );
}
