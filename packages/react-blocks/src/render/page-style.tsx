import { createContext, useContext, type CSSProperties } from 'react';

/** CSS custom properties of one element, by name: `{ '--fr-ratio': '3 / 2' }`. */
export type PageValues = Readonly<Record<`--${string}`, string>>;

/** Collects values as rules of the page's one style sheet. */
export interface PageStyle {
  /** Takes values and gives the class that carries them. Equal values share a class. */
  add(values: PageValues): string;
  /** The rules collected so far. */
  text(): string;
}

/** What an element needs to carry its values: a class on a served page, else a style. */
export interface ValueProps {
  className?: string;
  style?: CSSProperties;
}

const PageStyleContext = createContext<PageStyle | undefined>(undefined);

/** Set by the server around what it renders: values then go into the page's style sheet. */
export const PageStyleProvider = PageStyleContext.Provider;

/**
 * Puts values on an element. A served page has a policy that forbids style
 * attributes, so there the values become a class; elsewhere they are a style.
 *
 * @param values custom properties
 * @param className classes the element has anyway
 */
export function useValues(values: PageValues, className?: string): ValueProps {
  const sheet = useContext(PageStyleContext);
  if (!sheet) return { ...(className && { className }), style: values };
  return { className: [className, sheet.add(values)].filter(Boolean).join(' ') };
}

/** An empty style sheet for one page. */
export function createPageStyle(): PageStyle {
  const rules = new Map<string, string>();

  function add(values: PageValues): string {
    const body = Object.entries(values)
      .map(([name, value]) => `${name}:${cleanValue(value)}`)
      .join(';');
    const known = rules.get(body) ?? `v-${hash(body)}`;
    rules.set(body, known);
    return known;
  }

  return {
    add,
    text: () => [...rules].map(([body, name]) => `.${name}{${body}}`).join(''),
  };
}

/** A value cannot end its rule or the style element. */
function cleanValue(value: string): string {
  return value.replace(/[;{}<>\\]/g, '');
}

/** FNV-1a in base 36: short, and the same on every machine. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
