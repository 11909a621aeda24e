import {
  createTeardowns,
  loadChunk,
  type Teardown,
  type Teardowns,
} from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  type BlockContext,
  type MarkupChanges,
} from '@frontage/core-lifecycle/dom';
import { mountForm, type FormCaptcha } from '@frontage/form-runtime/dom';
import { formParts } from '@frontage/form-runtime/markup';
import type { SubmissionPage } from '@frontage/site-model';
import { siteApi } from '../../../context/site-api';
import { mountFormFeatures } from '../form-features';
import { recordLeads } from '../record-leads';
import { createAfterAddress, preferSiteAfterAddress } from './after-address';
import { prepareForm } from './prepare-form';
import { answerKeys, prepareOverlay } from './prepare-overlay';
import { readPublishedForms, type PublishedForm } from './published-form';
import { addPublishedFormStyle } from './add-published-form-style';
import { createPublishedTransport } from './create-published-transport';
import { publishedParts } from './published.parts';

/** Reads the forms of published markup, including newsletters. */
export function read(root: HTMLElement): readonly PublishedForm[] {
  return readPublishedForms(root);
}

/**
 * Gives forms of published markup the features of our own: checks, linked errors, a summary,
 * states, a draft, exactly one submission. Removes another runtime's handler. When it ends, or
 * fails midway, the markup is as it was.
 */
export async function mount(
  root: HTMLElement,
  forms: readonly PublishedForm[],
  context: BlockContext,
): Promise<Teardown> {
  const teardowns = createTeardowns();
  const formsWithId = forms.filter(({ formId }) => formId);
  if (formsWithId.length < forms.length)
    context.report({
      code: 'FORM_WITHOUT_ID',
      block: 'form-published',
      message: 'A published form has no id; it is left to the browser.',
    });
  if (formsWithId.length === 0) return teardowns.run;
  const changes = createMarkupChanges(root.ownerDocument);
  teardowns.add(changes.undo);
  try {
    const isOverlay = prepareOverlay(root, changes);
    teardowns.add(addPublishedFormStyle(context.window));
    // Waits for all of them, so that none is mounted after another has failed.
    const ends = await Promise.allSettled(
      formsWithId.map((published) => mountOne(published, isOverlay, changes, teardowns, context)),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (isOverlay && !context.signal.aborted) {
      answerKeys(root, context.signal);
      teardowns.add(await mountFormFeatures(root, context));
    }
  } catch (cause) {
    teardowns.run();
    throw cause;
  }
  return teardowns.run;
}

async function mountOne(
  published: PublishedForm,
  isOverlay: boolean,
  changes: MarkupChanges,
  teardowns: Teardowns,
  context: BlockContext,
): Promise<void> {
  const { form, afterHtml, captcha: place } = published;
  const { clock, signal, window } = context;
  const transport = recordLeads(
    createPublishedTransport(published, isOverlay, siteApi(context)),
    published.isNewsletter,
    context,
  );
  const address = createAfterAddress(afterHtml, window);
  teardowns.add(() => window.URL.revokeObjectURL(address));
  prepareForm(published, address, changes);
  if (address) void preferSiteAfterAddress(published, address, context);
  teardowns.add(takeHandler(form));
  const captcha = place && (await loadCaptcha(place, published, changes, context));
  if (signal.aborted) return;
  teardowns.add(markWrong(published, window));
  const page = {
    pageTitle: window.document.title,
    pageId: published.collectionId,
    ...readPageFacts(form),
    pagePath: window.location.pathname,
  };
  teardowns.add(mountForm(form, { clock, random: Math.random, page, transport, captcha }));
}

async function loadCaptcha(
  place: HTMLElement,
  published: PublishedForm,
  changes: MarkupChanges,
  context: BlockContext,
): Promise<FormCaptcha | undefined> {
  const part = await loadChunk({
    id: 'captcha',
    load: () => import('./create-published-captcha'),
    clock: context.clock,
  });
  return context.signal.aborted
    ? undefined
    : part.createPublishedCaptcha(place, published, changes, context);
}

/** Reads what the markup around a form says about its page [3.05]. */
function readPageFacts(
  form: Element,
): Pick<SubmissionPage, 'contentSource' | 'pagePermissionTypeValue'> {
  const readAttribute = (attribute: string): string | null | undefined =>
    form.closest(`[${attribute}]`)?.getAttribute(attribute);
  return {
    contentSource: readAttribute(publishedParts.contentSource) === 'i' ? 'i' : 'c',
    pagePermissionTypeValue: Number(readAttribute(publishedParts.permissionType)) || 1,
  };
}

/** The inline handler of another runtime would send the form a second time. */
function takeHandler(form: HTMLFormElement): Teardown {
  const handler = form.getAttribute('onsubmit');
  form.removeAttribute('onsubmit');
  return () => {
    try {
      if (handler !== null) form.setAttribute('onsubmit', handler);
    } catch {
      // Trusted Types forbid such a text here; the policy would not have run it either.
    }
  };
}

/** The page's own styles recognise a wrong field by its class. */
function markWrong(
  { form, fields }: PublishedForm,
  { MutationObserver }: Window & typeof globalThis,
): Teardown {
  const update = (): void => {
    for (const { wrapper } of fields)
      wrapper.classList.toggle(publishedParts.wrong, wrapper.hasAttribute(formParts.invalid));
  };
  const observer = new MutationObserver(update);
  observer.observe(form, { subtree: true, attributeFilter: [formParts.invalid] });
  return () => {
    observer.disconnect();
    update();
  };
}
