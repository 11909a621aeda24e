import { isId } from './create-id';
import { createIssue } from './issue';
import type { Issue } from './issue';
import { isRecord, ownProperty } from './json';
import type { JsonObject } from './json';
import {
  isBlockColumn,
  isBlockTypeId,
  isSectionId,
  maxBlocksPerLayout,
  pageDocumentVersion,
  sectionTones,
  sectionWidths,
} from './page-document';
import type { BlockColumn, PageBlock, PageDocument, PageSection } from './page-document';
import { documentVersion, migrateDocument } from './page-migrations';

/** What one reading collects on its way through the document. */
interface Reading {
  issues: Issue[];
  /** Ids already used, so that each block and section keeps one of its own. */
  used: Set<string>;
}

/**
 * Reads a stored page document, as JSON text or parsed, of any version. It never
 * throws: what is wrong falls back or is left out, each with an issue. Nothing is
 * cut for its number: too many blocks [9.08] are an issue, but they stay.
 */
export function readPageDocument(json: unknown): { document: PageDocument; issues: Issue[] } {
  const issues: Issue[] = [];
  const raw = parse(json, issues);
  const version = documentVersion(raw);
  if (!isRecord(raw) || version === undefined) {
    if (issues.length === 0) issues.push(createIssue('type', '', 'a page document', raw));
    return { document: { version: pageDocumentVersion, sections: [] }, issues };
  }
  if (version > pageDocumentVersion) {
    issues.push(createIssue('value', 'version', `at most ${pageDocumentVersion}`, version));
  }
  const current = migrateDocument(raw, version);
  const sections = readSections(ownProperty(current, 'sections'), { issues, used: new Set() });
  const count = sections.reduce((sum, section) => sum + section.blocks.length, 0);
  if (count > maxBlocksPerLayout) {
    issues.push(createIssue('value', 'sections', `at most ${maxBlocksPerLayout} blocks`, sections));
  }
  return { document: { version: pageDocumentVersion, sections }, issues };
}

function parse(json: unknown, issues: Issue[]): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    issues.push(createIssue('json', '', 'JSON', json));
    return undefined;
  }
}

function readSections(raw: unknown, reading: Reading): PageSection[] {
  if (!Array.isArray(raw)) {
    reading.issues.push(createIssue('type', 'sections', 'a list', raw));
    return [];
  }
  return raw.flatMap((entry: unknown, index) => readSection(entry, index, reading) ?? []);
}

function readSection(raw: unknown, index: number, reading: Reading): PageSection | undefined {
  const field = `sections.${index}`;
  if (!isRecord(raw)) {
    reading.issues.push(createIssue('type', field, 'a section', raw));
    return undefined;
  }
  const blocks = ownProperty(raw, 'blocks');
  if (!Array.isArray(blocks)) reading.issues.push(createIssue('type', `${field}.blocks`, 'a list', blocks));
  return {
    id: readId(ownProperty(raw, 'id'), { field, test: isSectionId, fallback: (tries) => `section-${index + 1 + tries}` }, reading),
    width: readChoice(ownProperty(raw, 'width'), `${field}.width`, sectionWidths, reading),
    tone: readChoice(ownProperty(raw, 'tone'), `${field}.tone`, sectionTones, reading),
    blocks: (Array.isArray(blocks) ? blocks : []).flatMap(
      (entry: unknown, at) => readBlock(entry, `${field}.blocks.${at}`, index * 4096 + at, reading) ?? [],
    ),
  };
}

function readBlock(raw: unknown, field: string, position: number, reading: Reading): PageBlock | undefined {
  const type = isRecord(raw) ? ownProperty(raw, 'type') : undefined;
  if (!isRecord(raw) || !isBlockTypeId(type)) {
    const wrong = isRecord(raw) ? createIssue('value', `${field}.type`, 'a block type', type) : undefined;
    reading.issues.push(wrong ?? createIssue('type', field, 'a block', raw));
    return undefined;
  }
  const data = ownProperty(raw, 'data') ?? {};
  if (!isRecord(data)) reading.issues.push(createIssue('type', `${field}.data`, 'an object', data));
  const column = readColumn(ownProperty(raw, 'column'), `${field}.column`, reading);
  return {
    id: readId(ownProperty(raw, 'id'), { field, test: isId, fallback: (tries) => idOfPosition(position + tries) }, reading),
    type,
    ...(column ? { column } : {}),
    // What comes out of JSON holds nothing but JSON.
    data: isRecord(data) ? (data as JsonObject) : {},
  };
}

function readColumn(raw: unknown, field: string, reading: Reading): BlockColumn | undefined {
  if (raw === undefined || raw === null) return undefined;
  const column = isRecord(raw)
    ? { start: ownProperty(raw, 'start'), span: ownProperty(raw, 'span') }
    : { start: undefined, span: undefined };
  if (isBlockColumn(column)) return column;
  reading.issues.push(createIssue('value', field, 'a start and a span within 12 columns', raw));
  return undefined;
}

function readChoice<Choice extends string>(
  raw: unknown,
  field: string,
  choices: readonly [Choice, ...Choice[]],
  reading: Reading,
): Choice {
  const found = choices.find((choice) => choice === raw);
  if (found === undefined && raw !== undefined && raw !== null) {
    reading.issues.push(createIssue('value', field, choices.join(', '), raw));
  }
  return found ?? choices[0];
}

interface IdRule {
  field: string;
  test: (value: unknown) => value is string;
  /** What stands in for an id that is missing, wrong or taken: made of the position, so it stays the same. */
  fallback: (tries: number) => string;
}

function readId(raw: unknown, rule: IdRule, reading: Reading): string {
  if (rule.test(raw) && !reading.used.has(raw)) {
    reading.used.add(raw);
    return raw;
  }
  reading.issues.push(createIssue('value', `${rule.field}.id`, 'an id of its own', raw));
  let tries = 0;
  while (reading.used.has(rule.fallback(tries))) tries += 1;
  const id = rule.fallback(tries);
  reading.used.add(id);
  return id;
}

const idOfPosition = (position: number): string => (position + 1).toString(16).padStart(24, '0');
