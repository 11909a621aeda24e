import type { PageDocument } from '@frontage/site-model';
import { applyOperation, type EditorStart, type PageOperation } from '@frontage/site-model/editing';
import { page as screen, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { createSectionPanel } from './create-section-panel';

afterEach(() => document.body.replaceChildren());

const block = (id: string, type = 'text') => ({ id, type, data: {} });

function open(
  isLocked = false,
  shownTo: NonNullable<EditorStart['shownTo']> = [],
  isRightToLeft = false,
) {
  let shown: PageDocument = {
    version: 1,
    sections: [
      { id: 'top', width: 'wide', tone: 'plain', blocks: [block('a'), block('b', 'product-list')] },
      { id: 'end', width: 'text', tone: 'dark', blocks: [] },
    ],
  };
  const steps: PageOperation[][] = [];
  const acts: string[] = [];
  const heard: string[] = [];
  const chosen: string[] = [];
  document.documentElement.style.setProperty('--fr-color-accent', 'rgb(1, 2, 3)');
  const panel = createSectionPanel({
    document,
    page: shown,
    sectionId: 'top',
    prefix: 'panel',
    isRightToLeft,
    shownTo,
    keepsPatterns: true,
    colors: getComputedStyle(document.documentElement),
    act: (act) => acts.push(act),
    edit(operations) {
      if (isLocked) return false;
      steps.push([...operations]);
      for (const operation of operations) shown = applyOperation(shown, operation).document;
      panel?.update(shown);
      return true;
    },
    announce: (text) => heard.push(text),
    refuse: (text) => heard.push(`Refused: ${text}`),
    loadChoices: () => Promise.resolve([{ id: 'f'.repeat(24), label: 'kiln.jpg' }]),
    choose: (id) => chosen.push(id),
  });
  if (!panel) throw new Error('The section is on the page.');
  document.body.append(panel.root);
  return { panel, steps, acts, heard, chosen, section: () => shown.sections[0] };
}

const button = (name: string) => screen.getByRole('button', { name, exact: true });

describe('[1.02b] the controls of a section', () => {
  it('draw layouts as the page has them, also where its first column is at the right', () => {
    const leftOf = () => {
      const area = button('Narrow and wide').element().querySelector<SVGPathElement>('.area');
      // The narrow column comes first: as wide as it is, it ends before the wide one begins.
      const [, first = '', second = ''] = area?.getAttribute('d')?.split('M') ?? [];
      return [Number.parseFloat(first), Number.parseFloat(second)] as const;
    };
    const { panel } = open();
    const [narrow, wide] = leftOf();
    expect(narrow).toBeLessThan(wide);
    panel.destroy();
    open(false, [], true);
    const [mirrored, wideMirrored] = leftOf();
    expect(mirrored).toBeGreaterThan(wideMirrored);
    // As far from the right edge as it was from the left one.
    expect(wideMirrored).toBe(narrow);
  });

  it('give it a layout in one step, by mouse and by keys, which keeps the focus', async () => {
    const { steps, heard, section } = open();
    expect(button('One column').element().getAttribute('aria-pressed')).toBe('true');
    await button('Halves').click();
    expect(section()?.blocks.map(({ column }) => column?.start)).toEqual([1, 7]);
    expect(steps).toHaveLength(1);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(button('Narrow and wide')).toHaveFocus();
    await expect.element(button('Narrow and wide')).toHaveAttribute('aria-pressed', 'true');
    expect(heard).toEqual(['Layout: Halves', 'Layout: Narrow and wide']);
    await userEvent.keyboard('{Enter}');
    expect(steps).toHaveLength(2);
  });

  it('set its background, width and space, each on its own', async () => {
    const { steps, section } = open();
    await button('Accent').click();
    await screen.getByLabelText('Width').selectOptions('full');
    await screen.getByLabelText('Space above and below').selectOptions('large');
    expect(section()).toMatchObject({ tone: 'accent', width: 'full', space: 'large' });
    expect(steps.flat().map((one) => 'value' in one && one.value)).toEqual([
      { tone: 'accent' },
      { width: 'full' },
      { space: 'large' },
    ]);
    await screen.getByLabelText('Space above and below').selectOptions('normal');
    expect(section()).not.toHaveProperty('space');
    await screen.getByLabelText('Space between blocks').selectOptions('small');
    expect(section()).toMatchObject({ gap: 'small', width: 'full' });
  });

  it('show backgrounds in the colours of the page', () => {
    open();
    const swatch = button('Accent').element().querySelector('span');
    expect(swatch && getComputedStyle(swatch).backgroundColor).toBe('rgb(1, 2, 3)');
  });

  it('lead to its blocks, and say what is done with it', async () => {
    const { acts, chosen } = open();
    await button('Product list').click();
    expect(chosen).toEqual(['b']);
    await button('Duplicate section').click();
    await button('Remove section').click();
    expect(acts).toEqual(['sectionDuplicate', 'sectionRemove']);
  });

  it('[3.35] say who sees it, where the site has experiments', async () => {
    const { section } = open(false, [
      ['heading=a', 'Version A of “heading”'],
      ['heading=b', 'Version B of “heading”'],
    ]);
    await screen.getByLabelText('Who sees it').selectOptions('Version B of “heading”');
    expect(section()?.shownTo).toBe('heading=b');
    await screen.getByLabelText('Who sees it').selectOptions('Everybody');
    expect(section()).not.toHaveProperty('shownTo');
  });

  it('[3.35] ask for nobody where it has none', () => {
    open();
    expect(screen.getByLabelText('Who sees it').query()).toBeNull();
  });

  it('say that a locked block holds its layout', async () => {
    const { heard } = open(true);
    await button('Thirds').click();
    expect(heard).toEqual([expect.stringMatching(/^Refused: .*locked/)]);
  });

  it('end when the section has gone', () => {
    const { panel } = open();
    expect(panel.update({ version: 1, sections: [] })).toBe(false);
  });

  it('give it a picture, a veil and what stays in view; without the picture both go', async () => {
    const { steps, section } = open();
    await button('Choose Picture behind it').click();
    await button('kiln.jpg').click();
    const assetId = 'f'.repeat(24);
    expect(section()?.picture).toEqual({ assetId });
    const veil = screen.getByRole('spinbutton', { name: /^Veil over the picture/ });
    await veil.fill('85');
    await expect.poll(() => section()?.picture).toEqual({ assetId, veil: 85 });
    await expect.element(veil).toHaveFocus();
    document.querySelectorAll<HTMLElement>('[type=range]')[1]?.focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => section()?.picture?.focalPoint?.y).toBe(0);
    expect(steps.at(-1)?.[0]).toMatchObject({ do: 'setSection', was: { picture: { veil: 85 } } });
    await button('Reset: Picture behind it').click();
    await expect.poll(() => section()).not.toHaveProperty('picture');
    await expect.element(veil).not.toBeInTheDocument();
    await expect.element(button('Choose Picture behind it')).toHaveFocus();
  });
});
