import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { formParts } from '@frontage/form-runtime/markup';
import { lockScroll, openLayer, returnFocus } from '@frontage/overlay/dom';
import { storedFields } from '../../stored/stored-fields';
import { openPopupStore, type PopupStore } from './popup-store';
import { mayShowPopup } from './popup.model';
import { popupParts as parts } from './popup.parts';
import type { PopupSettings } from './Popup';

/** How long a pop-up waits where the visitor is busy, in ms, before it looks again. */
const busyTime = 2_000;

/** What keeps it from coming: something is written, or another layer is open. */
const busy =
  'input:not([type=button], [type=submit]):focus,textarea:focus,select:focus,[contenteditable]:focus,dialog[open],:popover-open,:fullscreen';

/** Reads when it is shown; what is missing has its default. */
export function read(root: HTMLElement): Required<PopupSettings> {
  const stored = storedFields(readBlockJson(root, parts.settings));
  return {
    style: stored.choice('style', ['overlay', 'corner'] as const, 'overlay'),
    enableMobile: stored.flag('enableMobile', true),
    version: stored.number('version', 1),
    showUntilSignup: stored.flag('showUntilSignup', false),
    displayFrequency: stored.number('displayFrequency', -1),
    delay: stored.number('delay', 0),
    isTrial: stored.flag('isTrial', false),
  };
}

/** Opens the pop-up after its time, where it may come [3.23] [9.12]. */
export function mount(
  root: HTMLElement,
  settings: Required<PopupSettings>,
  context: BlockContext,
): Teardown | void {
  const { window, clock } = context;
  const { isTrial, delay } = settings;
  const dialog = root.querySelector('dialog');
  const store = openPopupStore(window);
  if (!dialog || !(isTrial || isWanted(settings, store, window))) return undefined;
  const teardowns = createTeardowns((cause) =>
    context.report({ code: 'TEARDOWN_FAILED', block: 'popup', cause }),
  );
  let timer = clock.setTimeout(come, isTrial ? 0 : delay * 1_000);

  function come(): void {
    if (!isTrial && window.document.querySelector(busy)) timer = clock.setTimeout(come, busyTime);
    else if (dialog) teardowns.add(openPopup(dialog, settings, store, window));
  }

  teardowns.add(() => clock.clearTimeout(timer));
  return teardowns.run;
}

/**
 * Not in a frame, such as the page editor's, nor for a program that takes pictures of pages
 * [9.12].
 */
function isWanted(
  settings: Required<PopupSettings>,
  store: PopupStore,
  window: BlockContext['window'],
): boolean {
  if (window.top !== window || new URLSearchParams(window.location.search).has('screenshot'))
    return false;
  if (!settings.enableMobile && window.matchMedia('(width <= 45rem)').matches) return false;
  return mayShowPopup(settings, store.read(), {
    now: window.Date.now(),
    isClosedInVisit: store.isClosedInVisit(settings.version),
  });
}

/** Shows the dialog. However it is left, it was closed. */
function openPopup(
  dialog: HTMLDialogElement,
  { style, version, isTrial }: Required<PopupSettings>,
  store: PopupStore,
  window: BlockContext['window'],
): Teardown {
  const { document } = window;
  const before = document.activeElement;
  const open = new AbortController();
  const { signal } = open;
  const form = dialog.querySelector('form');
  const isSubmitted = () => form?.getAttribute(formParts.state) === 'success';

  function keep(): void {
    if (isTrial) return;
    store.write({ version, submitted: isSubmitted(), dateClosed: window.Date.now() });
  }

  function end(): void {
    if (signal.aborted) return;
    open.abort();
    observer.disconnect();
    for (const release of releases) release();
  }

  const observer = new window.MutationObserver(() => {
    if (isSubmitted()) keep();
  });
  if (form) observer.observe(form, { attributeFilter: [formParts.state] });
  // In the corner it takes neither the focus nor the page.
  if (style === 'corner') dialog.setAttribute('open', '');
  else dialog.showModal();
  const releases = [
    openLayer(window, { dismiss: () => dialog.close() }),
    ...(style === 'corner' ? [] : [lockScroll(document)]),
  ];
  dialog.addEventListener(
    'close',
    () => {
      keep();
      end();
      if (style === 'overlay' || document.activeElement === document.body) returnFocus([before]);
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof window.Element)) return;
      // Its panel fills it, so what is pressed outside of that is the page behind it.
      if (target === dialog || target.closest(`[${parts.close}]`)) dialog.close();
      else if (target.closest('a[href]')) keep();
    },
    { signal },
  );
  return () => {
    end();
    dialog.close();
  };
}
