import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';

/** CSS custom properties of one element, by name: `{ '--fr-ratio': '3 / 2' }`. */
export type PageValues = Readonly<Record<`--${string}`, string>>;

/** Collects values as rules of the page's one style sheet. */
export interface PageStyle {
  /** Adds values and gives the class that carries them. Equal values share a class. */
  add(values: PageValues): string;
  /** Adds rules as they are. */
  addRules(css: string): void;
  /** The rules collected so far. */
  text(): string;
}

/** What carries an element's values: a class on a served page, else a style. */
export interface ValueProps {
  className?: string;
  style?: CSSProperties;
}

const PageStyleContext = createContext<PageStyle | undefined>(undefined);

/** Set by the server around its content: values then go into the page's style sheet. */
export const PageStyleProvider = PageStyleContext.Provider;

/**
 * Puts values on an element. The policy of a served page forbids style attributes, so there the
 * values become a class; elsewhere they become a style.
 *
 * @param values custom properties
 * @param className the element's other classes
 */
export function useValues(values: PageValues, className?: string): ValueProps {
  const sheet = useContext(PageStyleContext);
  if (!sheet) return { ...(className && { className }), style: values };
  return { className: [className, sheet.add(values)].filter(Boolean).join(' ') };
}

/**
 * Adds rules to the page's style sheet, where it has one.
 *
 * @param css nothing that could end the style element
 * @returns what to render beside the element: the rules themselves, where there is no sheet
 */
export function useRules(css: string): ReactNode {
  const sheet = useContext(PageStyleContext);
  if (css === '') return null;
  if (!sheet) return <style>{css}</style>;
  sheet.addRules(css);
  return null;
}

/** Creates an empty style sheet for one page. */
export function createPageStyle(): PageStyle {
  const rules = new Map<string, string>();
  const others = new Set<string>();

  function add(values: PageValues): string {
    const body = Object.entries(values)
      .map(([name, value]) => `${name}:${cleanValue(value)}`)
      .join(';');
    const className = rules.get(body) ?? `v-${hash(body)}`;
    rules.set(body, className);
    return className;
  }

  return {
    add,
    addRules: (css) => void others.add(css),
    text: () =>
      [...rules].map(([body, name]) => `.${name}{${body}}`).join('') + [...others].join(''),
  };
}

/** Removes what could end the rule or the style element. */
function cleanValue(value: string): string {
  return value.replace(/[;{}<>\\]/g, '');
}

/** FNV-1a in base 36: short, and the same on every machine. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}
