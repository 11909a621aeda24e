import { consentAddress, consentFrameAttribute } from '@frontage/census';
import { eraseVisitorStorage, pageConsent, recordChoice } from '@frontage/census/dom';
import { cookieBannerParts as parts } from './cookie-banner.parts';
import { createBannerView } from './create-banner-view';

/**
 * Starts the consent of a page while it is read, before the banner is painted: removes the banner
 * for a visitor who has answered, the cookies that the site's policy does not allow, and what
 * tracking kept of a visitor who refused where no script ran; records an answer and lets come what
 * it allows; forces, updates and restores the banner [4.05b].
 *
 * @param window the page's, whose running script follows the banner
 */
export function startConsent(window: Window): void {
  const { document } = window;
  const consent = pageConsent(window);
  const { isRestrictive, choice: earlier } = consent.state;
  if (isRestrictive && !consent.allows('analytics')) recordChoice(document);
  else if (earlier === 'refused') eraseVisitorStorage(window);
  consent.whenAllowed('external', () => {
    const fonts = document.querySelector<HTMLTemplateElement>(`template[${parts.fonts}]`);
    fonts?.replaceWith(fonts.content);
  });
  const banner = document.querySelector<HTMLElement>(`.${parts.banner}`);
  if (!banner) return;
  const view = createBannerView(banner, document.currentScript);
  let isForced = banner.hasAttribute(parts.trial);
  // Where the browser takes no cookie the answer holds for this page.
  let isAnswered = false;

  function place(): void {
    const { choice, hasSignal } = consent.state;
    if (isForced || (choice === 'undecided' && !hasSignal && !isAnswered)) view.show();
    else view.remove();
  }

  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    const choice = submitter?.getAttribute('value') ?? '';
    const body = new URLSearchParams({ choice, ...view.fields() });
    isForced = false;
    isAnswered = true;
    recordChoice(document, choice === 'accepted');
    place();
    // The choice stands, whether or not the server hears of it.
    const headers = { accept: 'application/json' };
    window
      .fetch(consentAddress, { method: 'POST', body, headers, keepalive: true })
      .catch(() => {});
  });
  consent.subscribe(() => {
    place();
    if (consent.allows('external')) reloadFrames(document);
  });
  const reactions: Readonly<Record<string, (stored: object) => void>> = {
    force: () => (isForced = true),
    update: view.update,
    unforce() {
      isForced = false;
      view.restore();
    },
  };
  for (const [name, react] of Object.entries(reactions)) {
    const onEvent = (event: Event): void => {
      react(Object((event as CustomEvent<unknown>).detail));
      place();
    };
    // The capture phase sees events of the document that do not bubble.
    window.addEventListener(`cookieBanner:${name}`, onEvent, true);
  }
  place();
}

/** The server answers otherwise now: with what a frame shows, instead of a still. */
function reloadFrames(document: Document): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(
    `iframe[${consentFrameAttribute}]`,
  )) {
    const { src } = frame;
    frame.src = src;
  }
}
