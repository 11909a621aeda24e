import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { storedFields, type StoredFields } from '../../stored/stored-fields';
import { addressFormat, anyAddress, type AddressFormat } from './fields/address-formats';
import { readCountry } from './fields/read-country';
import { formAddressAttribute } from './fields/address.parts';
import { regionOf } from '../../texts/region-of';

/** Renames and reorders the parts of an address for the chosen country; never refuses anything. */
export function mountAddressFeature(root: HTMLElement, { window, report }: BlockContext): Teardown {
  const language = window.document.documentElement.lang || 'en';
  const teardowns = createTeardowns((cause) =>
    report({ code: 'TEARDOWN_FAILED', block: 'form', cause }),
  );
  for (const box of root.querySelectorAll<HTMLElement>(`[${formAddressAttribute}]`))
    teardowns.add(mountAddress(box, language));
  return teardowns.run;
}

function mountAddress(box: HTMLElement, language: string): Teardown {
  const words = storedFields(readBlockJson(box, formAddressAttribute));
  const parts = new Map(
    [...box.children].flatMap((part) =>
      part instanceof HTMLElement ? [[part.dataset['part'] ?? '', part] as const] : [],
    ),
  );
  const country = parts.get('country')?.querySelector('input');
  const undo = remember(box, parts);

  function show(): void {
    const typed = country?.value.trim() ?? '';
    // Blank means the page's country, as the server rendered it.
    const region = typed === '' ? regionOf(language) : readCountry(typed, language);
    arrange(box, parts, region === undefined ? anyAddress : addressFormat(region), words);
  }

  country?.addEventListener('change', show);
  // A draft may have restored one.
  if (country?.value) show();
  return () => {
    country?.removeEventListener('change', show);
    undo();
  };
}

function arrange(
  box: HTMLElement,
  parts: ReadonlyMap<string, HTMLElement>,
  { order, labels }: AddressFormat,
  words: StoredFields,
): void {
  const known: readonly string[] = order;
  for (const [part, element] of parts) {
    if (part === 'country') continue;
    const label = element.querySelector('label > span');
    const text = words.text(Reflect.get(labels, part) ?? fallbackLabels[part] ?? part);
    if (label && text) label.textContent = text;
    // Input stays visible even if the country does not use the part.
    element.hidden = !known.includes(part) && !element.querySelector('input')?.value;
  }
  // The lines come first in every country and are not moved: the focus may be on its way to them.
  const moving = [...known, ...parts.keys()].filter(
    (part, index, parts) => !/^(country|line\d)$/.test(part) && parts.indexOf(part) === index,
  );
  if (moving.some((part) => parts.get(part)?.matches(':focus-within'))) return;
  box.append(...moving.flatMap((part) => parts.get(part) ?? []));
}

const fallbackLabels: Readonly<Record<string, string>> = { state: 'region', zip: 'postalCode' };

function remember(box: HTMLElement, parts: ReadonlyMap<string, HTMLElement>): Teardown {
  const before = [...parts.values()].map((element) => ({
    element,
    hidden: element.hidden,
    text: element.querySelector('label > span')?.textContent ?? '',
  }));
  return () => {
    for (const { element, hidden, text } of before) {
      element.hidden = hidden;
      const label = element.querySelector('label > span');
      if (label) label.textContent = text;
    }
    box.append(...before.map(({ element }) => element));
  };
}
