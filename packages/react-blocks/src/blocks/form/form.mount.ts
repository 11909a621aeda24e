import { loadChunk, type Teardown } from '@frontage/core-lifecycle';
import { readBlockJson, type BlockContext, type MountResult } from '@frontage/core-lifecycle/dom';
import type { FormTexts } from '@frontage/form-runtime';
import { mountForm, type FormCaptcha } from '@frontage/form-runtime/dom';
import { siteApi } from '../../island/site-api';
import { storedFields } from '../../stored-fields';
import { loadTexts } from '../../texts/load-texts';
import { captchaParts } from './captcha/captcha.parts';
import { hasFeatures, mountFeatures } from './form-features';
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
export function mount(root: HTMLElement, { form, page }: FormData, context: BlockContext): MountResult | Promise<MountResult> {
  if (!form) return undefined;
  const box = form.querySelector<HTMLElement>(`[${captchaParts.box}]`);
  const loading = loadTexts(root, context);
  const mounted = box
    ? startWithCaptcha(form, box, page, context, loading)
    : (loading?.then((texts) => start(form, page, context, texts?.form)) ?? start(form, page, context));
  return hasFeatures(root) ? addFeatures(mounted, root, context) : mounted;
}

/** They come after the form itself, which puts a draft back first. */
async function addFeatures(mounted: Promise<MountResult> | MountResult, root: HTMLElement, context: BlockContext): Promise<MountResult> {
  const end = await mounted;
  const endFeatures = context.signal.aborted ? undefined : await mountFeatures(root, context);
  return () => {
    endFeatures?.();
    end?.();
  };
}

/** A form whose captcha cannot work here is left to the browser: the server takes it as one sent without scripts. */
async function startWithCaptcha(
  form: HTMLFormElement,
  box: HTMLElement,
  page: FormPage,
  context: BlockContext,
  loading: ReturnType<typeof loadTexts>,
): Promise<MountResult> {
  const { createFormCaptcha } = await loadChunk({ id: 'captcha', load: () => import('./captcha/form-captcha'), clock: context.clock });
  const texts = await loading;
  const captcha = context.signal.aborted ? undefined : createFormCaptcha(form, box, context);
  return captcha && start(form, page, context, texts?.form, captcha);
}

function start(form: HTMLFormElement, page: FormPage, context: BlockContext, texts?: FormTexts, captcha?: FormCaptcha): Teardown {
  const api = siteApi(context);
  return mountForm(form, {
    clock: context.clock,
    texts,
    random: Math.random,
    captcha,
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
