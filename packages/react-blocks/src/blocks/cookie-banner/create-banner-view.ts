import { cookieBannerParts as parts, cookieBannerSettings } from './cookie-banner.parts';

/** The visible part of a cookie banner. */
export interface BannerView {
  show(): void;
  /** Removes it; the focus in it goes to the content of the page. */
  remove(): void;
  /** Shows other settings, by their stored names [3.22]; of the body the words alone. */
  update(stored: object): void;
  /** Shows it as it came with the page. */
  restore(): void;
  /** The hidden fields of its form. */
  fields(): Record<string, string>;
}

/** Where each text stands, by its stored name. */
const places: Readonly<Record<string, string>> = {
  cookieBannerText: `.${parts.words}`,
  cookieBannerCtaText: `[value=accepted] .${parts.label}`,
  cookieBannerOptOutCtaText: `[value=refused] .${parts.label}`,
};

/**
 * Creates the view of a banner.
 *
 * @param banner as it came with the page
 * @param next what it stands before
 */
export function createBannerView(banner: HTMLElement, next: Element | null): BannerView {
  const original = banner.cloneNode(true);
  const { ownerDocument: document } = banner;

  function update(stored: object): void {
    for (const [name, value] of Object.entries(stored)) {
      const attribute = cookieBannerSettings.get(name);
      if (attribute) banner.setAttribute(attribute, String(value));
      const place = banner.querySelector(places[name] ?? 'nothing');
      if (!place) continue;
      const text = String(value)
        .replace(/<[^>]*>/g, '')
        .trim();
      if (text !== '') place.textContent = text;
    }
  }

  function restore(): void {
    const { attributes, childNodes } = original.cloneNode(true) as HTMLElement;
    for (const { name, value } of attributes) banner.setAttribute(name, value);
    banner.replaceChildren(...childNodes);
  }

  return {
    show() {
      banner.hidden = false;
      if (!banner.isConnected) next?.before(banner);
    },
    remove() {
      if (banner.contains(document.activeElement))
        document.getElementById('content')?.focus({ preventScroll: true });
      banner.remove();
    },
    update,
    restore,
    fields: () =>
      Object.fromEntries(
        [...banner.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map((input) => [
          input.name,
          input.value,
        ]),
      ),
  };
}
