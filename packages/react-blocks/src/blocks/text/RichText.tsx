import { createElement, type ReactNode } from 'react';
import { safeHref } from '@frontage/site-model';
import { countNeeds } from '../../comments-count/count-needs';
import { usePageNeeds } from '../../render/page-needs';
import { popUpLink } from '../../pop-up-link/pop-up-link.parts';
import type { RichNode, RichWords } from '@frontage/site-model/fields';

/** Renders rich text as HTML elements. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }): ReactNode {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { node: RichNode }): ReactNode {
  switch (node.kind) {
    case 'heading':
      return createElement(`h${node.level}`, undefined, <Words words={node.words} />);
    case 'list':
      return createElement(
        node.ordered ? 'ol' : 'ul',
        undefined,
        node.items.map((words, index) => (
          <li key={index}>
            <Words words={words} />
          </li>
        )),
      );
    case 'quote':
      return (
        <blockquote>
          <p>
            <Words words={node.words} />
          </p>
          {node.by && <footer>{node.by}</footer>}
        </blockquote>
      );
    case 'paragraph':
      return (
        <p>
          <Words words={node.words} />
        </p>
      );
    case 'lead':
    case 'small':
      return (
        <p className={`fr-text__${node.kind}`}>
          <Words words={node.words} />
        </p>
      );
  }
}

function Words({ words }: { words: readonly RichWords[] }): ReactNode {
  return words.map((word, index) => <Word key={index} word={word} />);
}

function Word({ word }: { word: RichWords }): ReactNode {
  if (typeof word === 'string') return word;
  const { text, strong, emphasis } = word;
  const inner = emphasis ? <em>{text}</em> : text;
  const outer = strong ? <strong>{inner}</strong> : inner;
  return word.href === undefined ? outer : <WordLink href={word.href}>{outer}</WordLink>;
}

function WordLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  const safe = safeHref(href);
  const popUp = popUpLink(safe);
  usePageNeeds(countNeeds(safe));
  usePageNeeds(popUp?.needs);
  if (safe === undefined) return children;
  return (
    <a href={safe} {...popUp?.data}>
      {children}
    </a>
  );
}
