/** One thing that was found. */
export interface FoundEntry {
  readonly text: string;
  readonly href: string;
  /** What tells it from others of the same name. @default nothing */
  readonly detail?: string;
}

/** What was found of one kind. */
export interface FoundGroup {
  readonly title: string;
  readonly entries: readonly FoundEntry[];
  /** The list with all that match. @default there is none */
  readonly all?: string;
}

/**
 * Writes what was found into the list of the dialog, as options of a combobox.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param list the listbox; what it showed before is gone
 * @param groups what was found
 * @returns the options, in the order in which arrows go through them
 */
export function renderFound(
  list: Element,
  groups: readonly FoundGroup[],
): readonly HTMLAnchorElement[] {
  const root = list.ownerDocument;
  const options: HTMLAnchorElement[] = [];
  const parts = groups.map(({ title, entries }, index) => {
    const group = root.createElement('div');
    const heading = root.createElement('p');
    heading.id = `found-${index}`;
    heading.className = 'quiet hint';
    heading.textContent = title;
    group.setAttribute('role', 'group');
    group.setAttribute('aria-labelledby', heading.id);
    group.append(heading);
    for (const { text, href, detail } of entries) {
      const option = root.createElement('a');
      option.id = `found-option-${options.length}`;
      option.href = href;
      option.tabIndex = -1;
      option.setAttribute('role', 'option');
      option.setAttribute('aria-selected', 'false');
      const name = root.createElement('bdi');
      name.textContent = text;
      option.append(name);
      if (detail) {
        const more = root.createElement('span');
        more.className = 'quiet';
        more.textContent = detail;
        option.append(' ', more);
      }
      options.push(option);
      group.append(option);
    }
    return group;
  });
  list.replaceChildren(...parts);
  return options;
}
