import { loadChunk, type Teardown } from '@frontage/core-lifecycle';
import {
  blockAttributes,
  readBlockJson,
  type BlockContext,
  type MountResult,
} from '@frontage/core-lifecycle/dom';
import type { FormTransport } from '@frontage/form-runtime';
import { mountForm, type MountFormOptions } from '@frontage/form-runtime/dom';
import { uploadParts } from '@frontage/form-runtime/markup';
import { storedFields } from '../../stored/stored-fields';
import { runtimeTexts } from './runtime-texts';
import { loadTexts } from '../../texts/load-texts';
import { captchaParts } from './captcha/captcha.parts';
import { hasFormFeatures, mountFormFeatures } from './form-features';
import { formControls, formPageAttribute, type FormPage } from './form.parts';
import { recordLeads } from './record-leads';
import { siteTransport } from './site-transport';

/** A block with a newsletter form. */
const newsletterRoot = `[${blockAttributes.block}=newsletter]`;

/** What a form block needs besides the form itself. */
export interface FormData {
  readonly form: HTMLFormElement | null;
  readonly page: FormPage;
  /** The connection to its server. @default the calls of the site's own */
  readonly transport?: FormTransport | undefined;
}

/** Finds the form and reads its page. */
export function read(root: HTMLElement): FormData {
  const fields = storedFields(readBlockJson(root, formPageAttribute));
  return {
    form: root.querySelector('form'),
    page: {
      id: fields.text('id'),
      title: fields.text('title'),
      path: fields.text('path', '/'),
      contentSource: fields.choice('contentSource', ['c', 'i'] as const, 'c'),
      permissionType: fields.number('permissionType', 1),
    },
  };
}

/** Adds the form's checks, its states and its exactly-once submission. */
export function mount(
  root: HTMLElement,
  { form, ...data }: FormData,
  context: BlockContext,
): MountResult | Promise<MountResult> {
  if (!form) return undefined;
  const loading = loadTexts(root, context);
  const isPlain =
    !loading &&
    !hasFormFeatures(root) &&
    !form.querySelector(`[${captchaParts.box}], [${uploadParts.list}]`);
  return isPlain ? start(form, data, context) : mountWithParts(root, form, data, context, loading);
}

/**
 * What a form needs besides its fields is loaded first, in separate chunks. Without its captcha or
 * its files it is left to the browser: the server treats it as one sent without scripts.
 */
async function mountWithParts(
  root: HTMLElement,
  form: HTMLFormElement,
  data: Omit<FormData, 'form'>,
  context: BlockContext,
  loading: ReturnType<typeof loadTexts>,
): Promise<MountResult> {
  const { clock, signal } = context;
  const box = form.querySelector<HTMLElement>(`[${captchaParts.box}]`);
  const hasFiles = form.querySelector(`[${uploadParts.list}]`) !== null;
  const [captchas, files, texts] = await Promise.all([
    box && loadChunk({ id: 'captcha', load: () => import('./captcha/create-form-captcha'), clock }),
    hasFiles
      ? loadChunk({ id: 'uploads', load: () => import('./open-form-uploads'), clock })
      : undefined,
    loading,
  ]);
  if (signal.aborted) return undefined;
  const captcha = box ? captchas?.createFormCaptcha(form, box, context) : undefined;
  if (box && !captcha) return undefined;

  const uploads = files?.openFormUploads(form, context, data.page.path, runtimeTexts(texts));
  const end = start(form, data, context, { texts: runtimeTexts(texts), captcha, uploads });
  // After the form itself, which restores a draft.
  const endFeatures = await mountFormFeatures(root, context);
  return () => {
    endFeatures();
    end();
    uploads?.destroy();
  };
}

function start(
  form: HTMLFormElement,
  { page, ...data }: Omit<FormData, 'form'>,
  context: BlockContext,
  parts?: Pick<MountFormOptions, 'texts' | 'captcha' | 'uploads'>,
): Teardown {
  const transport = data.transport ?? siteTransport(context);
  return mountForm(form, {
    ...parts,
    clock: context.clock,
    random: Math.random,
    page: {
      pageTitle: page.title,
      pageId: page.id,
      contentSource: page.contentSource ?? 'c',
      pagePath: page.path,
      pagePermissionTypeValue: page.permissionType ?? 1,
    },
    transport: recordLeads(
      {
        requestKey: (...parameters) => transport.requestKey(...parameters),
        save: (submission, signal) =>
          transport.save({ ...submission, form: withTrap(form, submission.form) }, signal),
      },
      form.closest(newsletterRoot) !== null,
      context,
    ),
  });
}

/**
 * The trap is not a field, so it is in no submission; what a program writes into it is sent
 * separately.
 */
function withTrap(form: HTMLFormElement, values: string): string {
  const trapped = new FormData(form).get(formControls.trap);
  return trapped ? JSON.stringify({ ...JSON.parse(values), [formControls.trap]: trapped }) : values;
}
