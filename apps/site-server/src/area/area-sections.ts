import type { Permission } from '@frontage/site-model/enums';

/** A section of the owner's area. */
export interface AreaSection {
  readonly path: string;
  readonly text: string;
}

/** Sections that stand together in the rail. */
export interface AreaSectionGroup {
  /** @default they need no heading */
  readonly title?: string;
  readonly sections: readonly AreaSection[];
}

/** The headings of the rail from top to bottom; the first sections have none. */
const groups = ['', 'Site', 'Shop', 'People', 'You'] as const;

/** A section as the room declares it that shows it. */
export interface DeclaredSection extends AreaSection {
  /** The heading that it stands under; '' for none. */
  readonly group: (typeof groups)[number];
  /** @default everybody who is signed in may open it */
  readonly needs?: Permission;
}

/** Lists the sections that somebody may open, in their groups. */
export type AreaSections = (permissions: readonly Permission[]) => readonly AreaSectionGroup[];

/**
 * Makes the function that lists the sections which somebody may open, in their groups.
 *
 * @param declared those of all rooms; within a group they keep this order
 */
export function createAreaSections(declared: readonly DeclaredSection[]): AreaSections {
  return (permissions) =>
    groups
      .map((title) => ({
        ...(title !== '' && { title }),
        sections: declared
          .filter(({ group }) => group === title)
          .filter(({ needs }) => needs === undefined || permissions.includes(needs))
          .map(({ path, text }) => ({ path, text })),
      }))
      .filter(({ sections }) => sections.length > 0);
}
