import { tokensCss, type JsonObject, type JsonValue } from '@frontage/site-model';
import type { FieldTable } from '@frontage/site-model/fields';
import axe from 'axe-core';
import { page } from 'vitest/browser';
import type { FieldChoice, LoadChoices } from '../field-choice';
import { createFieldsPanel, type FieldsPanel } from '../fields-panel';
import { fieldsPanelStyle } from '../fields-panel-style';

/** A panel in the page of a test. */
export interface ShownPanel {
  readonly panel: FieldsPanel;
  /** What was handed on, in order. */
  readonly changes: [field: string, value: JsonValue][];
  /** The control with this label. */
  control(label: string): HTMLElement;
  /** The button with this name. */
  button(name: string): HTMLElement;
  /** What the lines say that describe a control. */
  description(label: string): string;
  /** Ids of the accessibility rules that are broken. */
  violations(): Promise<string[]>;
}

/** What a test shows. */
export interface ShowOptions {
  readonly data?: JsonObject;
  readonly inPlace?: readonly string[];
  readonly loadChoices?: LoadChoices;
}

/** What any field of a test may lead to. */
export const jar: FieldChoice = { id: 'a'.repeat(24), label: 'Moon jar' };

let end = (): void => {};

/** Shows a panel with its style sheet; an earlier one ends. */
export function showPanel(table: FieldTable, options: ShowOptions = {}): ShownPanel {
  endPanel();
  const changes: ShownPanel['changes'] = [];
  const panel = createFieldsPanel({
    document,
    table,
    data: options.data ?? {},
    inPlace: options.inPlace ?? [],
    loadChoices: options.loadChoices ?? (() => Promise.resolve([jar])),
    onChange: (field, value) => changes.push([field, value]),
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokensCss() + fieldsPanelStyle);
  document.adoptedStyleSheets = [sheet];
  document.body.append(panel.root);
  end = () => {
    panel.destroy();
    document.adoptedStyleSheets = [];
    document.body.replaceChildren();
  };

  const control = (label: string): HTMLElement =>
    found(page.getByLabelText(label, { exact: true }).elements()[0], label);
  return {
    panel,
    changes,
    control,
    button: (name) => found(page.getByRole('button', { name, exact: true }).elements()[0], name),
    description: (label) =>
      (control(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    async violations() {
      const { violations } = await axe.run(panel.root);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
  };
}

/** Ends the panel of a test. */
export function endPanel(): void {
  end();
  end = () => {};
}

function found(element: Element | undefined, name: string): HTMLElement {
  if (element instanceof HTMLElement) return element;
  throw new Error(`nothing is called ${name}`);
}
