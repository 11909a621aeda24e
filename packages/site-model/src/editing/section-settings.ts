import type { PageSection } from '../page-document';
import type { SectionSettings } from './page-operation';

/** The settings of a section, with their defaults. */
export function sectionSettings({ width, tone, space = 'normal' }: PageSection): SectionSettings {
  return { width, tone, space };
}

/** A section with other settings; a default is not stored. */
export function withSettings(section: PageSection, value: Partial<SectionSettings>): PageSection {
  const { space, ...changed } = { ...section, ...value };
  return space === undefined || space === 'normal' ? changed : { ...changed, space };
}
