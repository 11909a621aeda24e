import { fieldsPanelStyle, type LoadChoices } from '@frontage/page-editor/fields';
import { mountOutline } from './mount-outline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(fieldsPanelStyle);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const { search, hash } = window.location;
const wanted = new URLSearchParams(search).get('link') ?? undefined;

for (const place of document.querySelectorAll<HTMLElement>('[data-outline]')) {
  const control = place.querySelector('textarea');
  const { outline, choices = '' } = place.dataset;
  if (!control) continue;
  const loadChoices: LoadChoices = async (to, words, on) => {
    const query = new URLSearchParams({ to, q: words, ...(on !== undefined && { on }) });
    const response = await fetch(`${choices}?${query}`, {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) throw new Error(String(response.status));
    return ((await response.json()) as { data: { id: string; label: string }[] }).data;
  };
  const isWanted = hash === `#${control.id}`;
  mountOutline(
    control,
    outline === 'columns' ? 'columns' : 'links',
    loadChoices,
    isWanted ? wanted : undefined,
  );
}
