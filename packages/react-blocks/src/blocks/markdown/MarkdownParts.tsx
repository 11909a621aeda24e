import { safeHref } from '@frontage/site-model';
import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { Picture } from '../../picture/Picture';
import type { PictureData } from '../../picture/picture.parts';
import { countNeeds } from '../../comments-count/count-needs';
import { useTexts } from '../../texts/use-texts';
import { decodeEntities } from './decode-entities';
import { markdownParts } from './markdown.parts';
import { markdownTexts } from './markdown.texts';

/** What all parts of one text have in common. */
export interface MarkdownSetting {
  /** The level of its largest headings. */
  readonly headingLevel: number;
  /** Gives a picture of the site by its address. */
  readonly picture: (source: string) => PictureData | undefined;
}

interface PartsProps {
  parts: readonly Token[];
  setting: MarkdownSetting;
  /** How many parts are around them. */
  depth?: number;
}

/** What stands deeper is shown as it is written. */
const deepest = 20;

/**
 * Renders parts of Markdown as elements, so nothing in it can run: HTML is shown as it is written,
 * a comment is not, and a link with an unsafe address is none.
 */
export function MarkdownParts({ parts, setting, depth = 0 }: PartsProps): ReactNode {
  if (depth > deepest) return parts.map(({ raw }) => raw).join('');
  return parts.map((part, index) => {
    const inner = (tokens: readonly Token[] | undefined) => (
      <MarkdownParts parts={tokens ?? []} setting={setting} depth={depth + 1} />
    );
    // No other kinds were defined.
    return <Fragment key={index}>{renderPart(part as MarkedToken, inner, setting)}</Fragment>;
  });
}

type Inner = (tokens: readonly Token[] | undefined) => ReactNode;

function renderPart(part: MarkedToken, inner: Inner, setting: MarkdownSetting): ReactNode {
  switch (part.type) {
    case 'heading': {
      const level = Math.min(6, part.depth + setting.headingLevel - 1);
      return createElement(`h${level}`, undefined, inner(part.tokens));
    }
    case 'paragraph':
      return <p>{inner(part.tokens)}</p>;
    case 'list':
      return <List list={part} inner={inner} />;
    case 'blockquote':
      return <blockquote>{inner(part.tokens)}</blockquote>;
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{part.text}</code>
        </pre>
      );
    case 'table':
      return <Table table={part} inner={inner} />;
    case 'hr':
      return <hr />;
    case 'html':
      return <Html part={part} />;
    default:
      return renderWords(part, inner, setting);
  }
}

function renderWords(part: MarkedToken, inner: Inner, setting: MarkdownSetting): ReactNode {
  switch (part.type) {
    case 'text':
      return part.tokens ? inner(part.tokens) : decodeEntities(part.text);
    case 'escape':
      return part.text;
    case 'strong':
      return <strong>{inner(part.tokens)}</strong>;
    case 'em':
      return <em>{inner(part.tokens)}</em>;
    case 'del':
      return <del>{inner(part.tokens)}</del>;
    case 'codespan':
      return <code>{part.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <Link href={part.href}>{inner(part.tokens)}</Link>;
    case 'image':
      return <Image image={part} setting={setting} />;
    case 'checkbox':
      return <Checkbox isDone={part.checked} />;
    default:
      // Room between paragraphs, and addresses that links name.
      return null;
  }
}

function Html({ part: { text, block } }: { part: Tokens.HTML | Tokens.Tag }): ReactNode {
  if (/^\s*<!--[^]*-->\s*$/.test(text)) return null;
  return block ? <p>{text.trim()}</p> : text;
}

function List({ list, inner }: { list: Tokens.List; inner: Inner }): ReactNode {
  const items = list.items.map(({ tokens }, index) => <li key={index}>{inner(tokens)}</li>);
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table, inner }: { table: Tokens.Table; inner: Inner }): ReactNode {
  const texts = useTexts(markdownTexts);
  return (
    <div className={markdownParts.table} role="group" aria-label={texts.table} tabIndex={0}>
      <table>
        <thead>
          <tr>{table.header.map((cell, index) => renderCell('th', cell, index, inner))}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>{row.map((cell, at) => renderCell('td', cell, at, inner))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderCell(name: 'th' | 'td', cell: Tokens.TableCell, key: number, inner: Inner) {
  const side = cell.align === 'right' ? 'end' : cell.align;
  const props = { key, 'data-side': side === 'left' ? undefined : (side ?? undefined) };
  return createElement(name, props, inner(cell.tokens));
}

function Checkbox({ isDone }: { isDone: boolean }): ReactNode {
  const texts = useTexts(markdownTexts);
  return (
    <>
      <span aria-hidden="true">{isDone ? '☑ ' : '☐ '}</span>
      <span className="fr-hidden">{isDone ? texts.done : texts.open} </span>
    </>
  );
}

function Link({ href, children }: { href: string; children: ReactNode }): ReactNode {
  const safe = safeHref(href);
  usePageNeeds(countNeeds(safe));
  return safe === undefined ? children : <a href={safe}>{children}</a>;
}

/** A picture elsewhere would tell its server who reads the page: it is a link. */
function Image({ image, setting }: { image: Tokens.Image; setting: MarkdownSetting }): ReactNode {
  const alt = decodeEntities(image.text);
  const picture = setting.picture(image.href);
  if (picture) {
    const { width } = picture;
    const sizes = `min(45rem, ${width}px)`;
    const shown = { ...picture, alt };
    return <Picture picture={shown} loading="native" sizes={sizes} shownWidth={width} />;
  }
  return <Link href={image.href}>{alt || image.href}</Link>;
}
