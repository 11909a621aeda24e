import type { PageSection } from '../page-document';
import type { SectionSettings } from './page-operation';

/** The settings of a section, with their defaults. */
export function sectionSettings({
  width,
  tone,
  space = 'normal',
  gap = 'normal',
  shownTo = '',
  entrance = 'none',
  picture,
}: PageSection): SectionSettings {
  return { width, tone, space, gap, shownTo, entrance, picture: picture ?? null };
}

/** A section with other settings; a default is not stored. */
export function withSettings(section: PageSection, value: Partial<SectionSettings>): PageSection {
  const {
    space = 'normal',
    gap = 'normal',
    shownTo = '',
    entrance = 'none',
    picture = null,
    ...changed
  } = { ...section, ...value };
  return {
    ...changed,
    ...(space !== 'normal' && { space }),
    ...(gap !== 'normal' && { gap }),
    ...(shownTo !== '' && { shownTo }),
    ...(entrance !== 'none' && { entrance }),
    ...(picture && { picture }),
  };
}
