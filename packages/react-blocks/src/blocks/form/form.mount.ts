import type { Teardown } from '@frontage/core-lifecycle';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import type { FormTexts } from '@frontage/form-runtime';
import { mountForm } from '@frontage/form-runtime/dom';
import { siteApi } from '../../island/site-api';
import { storedFields } from '../../stored-fields';
import { loadTexts } from '../../texts/load-texts';
import { formControls, formPageAttribute, type FormPage } from './form.parts';

/** What a form block knows beside the form itself. */
export interface FormData {
  readonly form: HTMLFormElement | null;
  readonly page: FormPage;
}

/** Finds the form and reads the page it stands on. */
export function read(root: HTMLElement): FormData {
  const fields = storedFields(readBlockJson(root, formPageAttribute));
  return {
    form: root.querySelector('form'),
    page: { id: fields.text('id'), title: fields.text('title'), path: fields.text('path', '/') },
  };
}

/** Gives the form its checks, its states and its exactly-once submission. */
export function mount(root: HTMLElement, { form, page }: FormData, context: BlockContext): Teardown | Promise<Teardown> | undefined {
  if (!form) return undefined;
  const loading = loadTexts(root, context);
  return loading ? loading.then((texts) => start(form, page, context, texts?.form)) : start(form, page, context);
}

function start(form: HTMLFormElement, page: FormPage, context: BlockContext, texts?: FormTexts): Teardown {
  const api = siteApi(context);
  return mountForm(form, {
    clock: context.clock,
    texts,
    random: Math.random,
    page: { pageTitle: page.title, pageId: page.id, contentSource: 'c', pagePath: page.path, pagePermissionTypeValue: 1 },
    transport: {
      requestKey: (formId, signal) => api.requestSubmissionKey(formId, signal),
      save: (submission, signal) => api.saveSubmission({ ...submission, form: withTrap(form, submission.form) }, signal),
    },
  });
}

/** The trap is no field, so it is in no submission; what a machine wrote into it goes along for the server to see. */
function withTrap(form: HTMLFormElement, values: string): string {
  const trapped = new FormData(form).get(formControls.trap);
  return trapped ? JSON.stringify({ ...JSON.parse(values), [formControls.trap]: trapped }) : values;
}
