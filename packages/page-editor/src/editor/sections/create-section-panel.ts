import {
  sectionEntrances,
  sectionSpaces,
  sectionTones,
  sectionWidths,
  type PageDocument,
  type PageSection,
} from '@frontage/site-model';
import {
  isSameJson,
  locateSection,
  sectionSettings,
  type EditorStart,
  type PageOperation,
  type SectionSettings,
} from '@frontage/site-model/editing';
import { element } from '../../elements/element';
import type { FieldsPanelOptions } from '../../fields/fields-panel';
import type { BlockPanel } from '../create-block-panel';
import { createChoice } from '../create-choice';
import { drawPicture } from '../draw-picture';
import { kindText, say } from '../editor-texts';
import { sectionActs, type BlockAct } from '../block-act';
import { loadDialogs } from '../load-dialogs';
import { createPressChoice } from './create-press-choice';
import { layoutPicture } from './layout-picture';
import { layoutNames, layoutOf, layoutOperations } from './section-layouts';
import { entranceTexts, spaceTexts, widthTexts } from './section-texts';

/** What the panel of a section needs. */
export interface SectionPanelOptions {
  readonly document: Document;
  readonly page: PageDocument;
  readonly sectionId: string;
  /** Begins the ids of its controls; unique on the page. */
  readonly prefix: string;
  /** Whether the first column of the page is at its right. */
  readonly isRightToLeft: boolean;
  /** Whom the section can be for, beside everybody: what is stored, in words. */
  readonly shownTo: NonNullable<EditorStart['shownTo']>;
  /** Whether it may be saved as a pattern. */
  readonly keepsPatterns: boolean;
  /** The colours of the page in the frame. */
  readonly colors: CSSStyleDeclaration;
  act(act: BlockAct): void;
  /** Changes the page in one step; gives whether no lock held it off. */
  edit(operations: readonly PageOperation[]): boolean;
  announce(text: string): void;
  refuse(text: string): void;
  loadChoices: FieldsPanelOptions['loadChoices'];
  choose(blockId: string): void;
}

/** The colour of each background, as the page has it. */
const toneColors = {
  plain: '--fr-color-ground',
  tinted: '--fr-color-surface',
  dark: '--fr-color-surface',
  accent: '--fr-color-accent',
} as const;

/** Makes the controls of a section: what is done with it, its look, and the blocks in it. */
export function createSectionPanel(options: SectionPanelOptions): BlockPanel | undefined {
  const { document, sectionId, keepsPatterns } = options;
  let shown = locateSection(options.page, sectionId)?.section;
  if (!shown) return undefined;
  const heading = element(document, 'h2', { tabindex: -1 });
  const look = element(document, 'div', { class: 'editor-section' });
  const blocks = element(document, 'ul', { class: 'editor-lines' });
  const offered = [...sectionActs, ...(keepsPatterns ? (['savePattern'] as const) : [])];
  const acts = offered.map((act) =>
    element(
      document,
      'button',
      { type: 'button', class: 'button', 'data-look': 'quiet', click: () => options.act(act) },
      say(act),
    ),
  );
  const showHeading = ({ sections }: PageDocument) => {
    const place = sections.findIndex(({ id }) => id === sectionId) + 1;
    heading.textContent = say('sectionOf', { place, count: sections.length });
  };
  const show = (section: PageSection) => {
    const { id } = document.activeElement ?? {};
    look.replaceChildren(...createLook(options, section));
    blocks.replaceChildren(...listBlocks(options, section));
    if (id) look.querySelector<HTMLElement>(`#${id}`)?.focus();
  };
  const picture = element(document, 'div');
  // It comes with what opens over the editor.
  const pictureControl = loadDialogs().then(
    ({ createSectionPicture }) => createSectionPicture(options, picture, shown?.picture),
    () => undefined,
  );
  showHeading(options.page);
  show(shown);
  const root = element(
    document,
    'div',
    {},
    heading,
    element(document, 'div', { class: 'row' }, ...acts),
    look,
    picture,
    element(document, 'h2', {}, say('blocksHeading')),
    blocks,
  );
  return {
    root,
    update(page) {
      const now = locateSection(page, sectionId)?.section;
      if (!now) return false;
      showHeading(page);
      if (!isSameJson({ ...now, picture: null }, { ...shown, picture: null })) show(now);
      shown = now;
      void pictureControl.then((control) => control?.update(now.picture));
      return true;
    },
    focus: () => heading.focus(),
    destroy() {
      void pictureControl.then((control) => control?.destroy());
      root.remove();
    },
  };
}

function createLook(options: SectionPanelOptions, section: PageSection): HTMLElement[] {
  const { document, prefix, isRightToLeft, colors, edit, announce, refuse } = options;
  const settings = sectionSettings(section);
  const set = <Name extends keyof SectionSettings>(name: Name, value: SectionSettings[Name]) =>
    edit([
      {
        do: 'setSection',
        section: section.id,
        value: { [name]: value },
        was: { [name]: settings[name] },
      },
    ]);
  const swatch = (tone: PageSection['tone']) => {
    const made = element(document, 'span', { class: 'editor-swatch' });
    made.style.background = colors.getPropertyValue(toneColors[tone]);
    made.style.colorScheme = tone === 'dark' ? 'dark' : '';
    return made;
  };
  return [
    createPressChoice(document, {
      id: `${prefix}-layout`,
      name: 'layout',
      label: say('sectionLayout'),
      options: layoutNames.map((layout) => {
        const picture = drawPicture(document, layoutPicture(layout, isRightToLeft));
        return [layout, say(layout), picture];
      }),
      value: layoutOf(section),
      onChange(layout) {
        const operations = layoutOperations(section, layout);
        if (operations.length === 0) return;
        if (!edit(operations)) return refuse(say('heldByLock'));
        announce(say('layoutChosen', { layout: say(layout) }));
      },
    }),
    createPressChoice(document, {
      id: `${prefix}-tone`,
      name: 'tone',
      label: say('sectionTone'),
      options: sectionTones.map((tone) => [tone, say(tone), swatch(tone)]),
      value: settings.tone,
      onChange: (tone) => set('tone', tone),
    }),
    createChoice(document, {
      id: `${prefix}-width`,
      label: say('sectionWidth'),
      options: sectionWidths.map((width) => [width, say(widthTexts[width])]),
      value: settings.width,
      onChange(value) {
        const width = sectionWidths.find((one) => one === value);
        if (width) set('width', width);
      },
    }),
    ...(['space', 'gap'] as const).map((name) =>
      createChoice(document, {
        id: `${prefix}-${name}`,
        label: say(name === 'space' ? 'sectionSpace' : 'sectionGap'),
        options: sectionSpaces.map((space) => [space, say(spaceTexts[space])]),
        value: settings[name],
        onChange(value) {
          const chosen = sectionSpaces.find((one) => one === value);
          if (chosen) set(name, chosen);
        },
      }),
    ),
    ...chooseShownTo(options, section, (stored) => set('shownTo', stored)),
    createChoice(document, {
      id: `${prefix}-entrance`,
      label: say('sectionEntrance'),
      options: sectionEntrances.map((entrance) => [entrance, say(entranceTexts[entrance])]),
      value: settings.entrance,
      onChange(value) {
        const entrance = sectionEntrances.find((one) => one === value);
        if (entrance) set('entrance', entrance);
      },
    }),
  ];
}

/** Who gets the section; nothing to choose on a site without experiments. */
function chooseShownTo(
  { document, prefix, shownTo }: SectionPanelOptions,
  { shownTo: value = '' }: PageSection,
  onChange: (stored: string) => void,
): HTMLElement[] {
  // An experiment may have gone since.
  const isKnown = value === '' || shownTo.some(([stored]) => stored === value);
  const choices = isKnown ? shownTo : [...shownTo, [value, value] as const];
  if (choices.length === 0) return [];
  const options = [['', say('everybody')] as const, ...choices];
  const label = say('sectionShownTo');
  const choice = { id: `${prefix}-shown`, label, options, value, onChange };
  return [createChoice(document, choice)];
}

function listBlocks(
  { document, choose }: SectionPanelOptions,
  { blocks }: PageSection,
): HTMLElement[] {
  return blocks.map(({ id, type }) =>
    element(
      document,
      'li',
      {},
      element(document, 'button', { type: 'button', click: () => choose(id) }, kindText(type)),
    ),
  );
}
