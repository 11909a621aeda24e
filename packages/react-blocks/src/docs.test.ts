import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  autocolumnsDefaults,
  autogridDefaults,
  autorowsDefaults,
  carouselDefaults,
  gridDefaults,
  listDefaults,
  stripDefaults,
} from '@frontage/gallery-engine';
import { readEntry } from './testing/read-props';
import { readSections, readTables } from './testing/read-tables';

const page = readFileSync(`${import.meta.dirname}/../docs/components.md`, 'utf8');
const sections = readSections(page);
const { components, types } = readEntry(`${import.meta.dirname}/react.ts`, {
  customConditions: ['@frontage/source'],
});
/** Types that have their own section; types of props are documented with their component. */
const listed = [...components, ...[...types].filter(([name]) => !name.endsWith('Props'))];

describe('docs/components.md', () => {
  it('the source has components and types to tell of', () => {
    expect(components.size).toBeGreaterThan(10);
    expect(components.get('Button')?.map(({ name }) => name)).toContain('newWindow');
  });

  it.each(listed)('names exactly the props of %s, with their types and defaults', (name, props) => {
    const [table] = readTables(sections.get(name) ?? '');
    const rows = [...(table ?? [])]
      .slice(1)
      .map(([prop, [type, fallback]]) => `${prop}: ${type} = ${fallback}`);
    expect(rows.sort()).toEqual(
      props
        .map(
          (prop) => `${prop.name}: ${prop.type} = ${defaultOf(prop, table?.get(prop.name)?.[1])}`,
        )
        .sort(),
    );
  });

  it('tells of no component that does not exist', () => {
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles.sort()).toEqual([...components.keys(), 'Types', 'Hosting'].sort());
  });

  it('tells what each design of a gallery has where nothing is said', () => {
    const [, table] = readTables(sections.get('Gallery') ?? '');
    const [[, options = []] = ['', []], ...designs] = [...(table ?? [])];
    const defaults: Record<string, object> = {
      grid: gridDefaults,
      autogrid: autogridDefaults,
      autocolumns: autocolumnsDefaults,
      autorows: autorowsDefaults,
      list: listDefaults,
      carousel: carouselDefaults,
      strip: stripDefaults,
    };
    expect(designs.map(([design]) => design)).toEqual(Object.keys(defaults));
    for (const [design, cells] of designs) {
      const ownDefaults = new Map(Object.entries(defaults[design] ?? {}));
      expect([design, ...cells]).toEqual([
        design,
        ...options.map((option) => String(ownDefaults.get(option) ?? '–')),
      ]);
    }
  });
});

/**
 * What the page should say. If the source has no default either, there is none, or the design
 * decides.
 */
function defaultOf(
  prop: { required: boolean; fallback: string | undefined },
  written: string | undefined,
): string {
  if (prop.required) return 'required';
  if (prop.fallback !== undefined)
    return prop.fallback.replace(/ \[[\d.]+\]/g, '').replaceAll('`', '');
  return written === 'by design' ? written : '–';
}
