import { lookCss, readThemeLook, type LookFont, type SiteLook } from '@frontage/site-model/look';
import { createLookForm, startingLook } from './create-look-form';
import { createLookView } from './create-look-view';
import { createSteps } from '../create-steps';
import type { LookElements } from './look-elements';
import { sayOfLook } from './say-of-look';

/** What the screen of the look does. */
export interface LookDesk {
  /** Shows the page as is chosen at the moment, while somebody still chooses. */
  paint(): void;
  /** Takes what is chosen for a step that can be undone. */
  settle(): void;
  start(button: HTMLElement): void;
  reset(button: Element): void;
  step(name: 'undo' | 'redo'): void;
  /** Shows a page of the site: its path and query. */
  open(at: string): void;
  /** Offers fonts that were uploaded. */
  offer(fonts: readonly LookFont[]): void;
  isUnsaved(): boolean;
  destroy(): void;
}

/** Makes what the screen of the look does, without listening to anything but its frame. */
export function createLookDesk(
  { data, desk, form, state, low, stage, pages, schemes, at }: LookElements,
  history: Pick<History, 'replaceState'>,
): LookDesk {
  const controls = createLookForm(form, low, readThemeLook(data.theme));
  const saved = controls.read();
  const savedWords = state.textContent ?? '';
  let { fonts } = data;
  const steps = createSteps(saved, isSame);
  const isRefused = desk.dataset['isUnsaved'] !== undefined;
  const isUnsaved = () => isRefused || !isSame(controls.read(), saved);
  const say = (words: string) => {
    if (state.textContent !== words) state.textContent = words;
  };
  const view = createLookView(stage, data.page, {
    onFollow: open,
    onShown: (isShown) => {
      if (!isShown) say(sayOfLook('noPage'));
    },
  });

  function paint(): void {
    const look = controls.read();
    controls.show(look);
    const scheme = schemes.value === 'light dark' ? '' : `:root{color-scheme:${schemes.value}}`;
    // On the page one looks at, a font that comes late is better than none.
    const { theme } = data;
    const css = lookCss(look, { theme, fonts }).replaceAll(
      'font-display:optional',
      'font-display:swap',
    );
    view.paint(css + scheme);
    say(isUnsaved() ? sayOfLook('unsaved') : savedWords);
  }

  function settle(words?: string): void {
    controls.settle();
    steps.add(controls.read());
    paint();
    if (words !== undefined) say(words);
  }

  function open(path: string): void {
    if (![...pages.options].some(({ value }) => value === path)) pages.add(new Option(path, path));
    pages.value = path;
    at.value = path;
    history.replaceState(null, '', path === '/' ? '?' : `?${new URLSearchParams({ at: path })}`);
    view.open(path);
  }

  return {
    paint,
    settle: () => settle(),
    start(button) {
      controls.write(startingLook(button));
      const name = button.querySelector(':scope > span')?.textContent ?? '';
      settle(sayOfLook('started', { name }));
    },
    reset(button) {
      settle(sayOfLook('resetDone', { label: controls.reset(button) }));
    },
    step(name) {
      const look = steps[name]();
      if (!look) return say(sayOfLook(name === 'redo' ? 'nothingToRedo' : 'nothingToUndo'));
      controls.write(look);
      paint();
      say(sayOfLook(name === 'redo' ? 'redone' : 'undone'));
    },
    open,
    offer(ownFonts) {
      const isOwn = (id: string) => ownFonts.some((font) => font.id === id);
      fonts = [...fonts.filter(({ id }) => !isOwn(id)), ...ownFonts];
      controls.offer(ownFonts);
    },
    isUnsaved,
    destroy: () => view.destroy(),
  };
}

/** Both are read by `readLook`, which keeps one order. */
function isSame(one: SiteLook, other: SiteLook): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
