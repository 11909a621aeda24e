import { canonicalLanguage } from './locale/canonical-language';
import { createIssue, isRecord, type Issue, ownProperty } from '@frontage/core-lifecycle/reading';
import {
  isSectionId,
  maxBlocksPerLayout,
  pageDocumentVersion,
  sectionEntrances,
  sectionSpaces,
  sectionTones,
  sectionWidths,
} from './page-document';
import type { PageDocument, PageSection } from './page-document';
import { documentVersion, migrateDocument } from './page-migrations';
import { readPageBlock } from './read-page-block';
import { readSectionPicture } from './read-section-picture';
import { isShownTo } from './shown-to';
import { takeId } from './take-id';
import type { Reading } from './take-id';

/**
 * Reads a stored page document, as JSON text or parsed, of any version. It never throws: a wrong
 * part falls back or is left out, with an issue. Nothing is cut: too many blocks [9.08] are an
 * issue, but they stay.
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
  const sections = readSections(ownProperty(current, 'sections'), {
    issues,
    used: new Set(),
    standIns: 0,
  });
  const count = sections.reduce((sum, section) => sum + section.blocks.length, 0);
  if (count > maxBlocksPerLayout) {
    issues.push(createIssue('value', 'sections', `at most ${maxBlocksPerLayout} blocks`, sections));
  }
  const language = readLanguage(ownProperty(current, 'language'), issues);
  return {
    document: {
      version: pageDocumentVersion,
      ...(language !== undefined && { language }),
      sections,
    },
    issues,
  };
}

/** An invalid language is left out: the page then has its site's. */
function readLanguage(raw: unknown, issues: Issue[]): string | undefined {
  const language = canonicalLanguage(raw);
  if (language !== raw && raw !== null && raw !== '')
    issues.push(createIssue('value', 'language', language ?? 'a BCP 47 tag', raw));
  return language;
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
  const space = readChoice(ownProperty(raw, 'space'), `${field}.space`, sectionSpaces, reading);
  const gap = readChoice(ownProperty(raw, 'gap'), `${field}.gap`, sectionSpaces, reading);
  const shownTo = readShownToText(ownProperty(raw, 'shownTo'), `${field}.shownTo`, reading);
  const entrance = readChoice(
    ownProperty(raw, 'entrance'),
    `${field}.entrance`,
    sectionEntrances,
    reading,
  );
  const picture = readSectionPicture(ownProperty(raw, 'picture'));
  if (!Array.isArray(blocks))
    reading.issues.push(createIssue('type', `${field}.blocks`, 'a list', blocks));
  return {
    id: takeId(
      ownProperty(raw, 'id'),
      { field, test: isSectionId, standIn: sectionStandIn },
      reading,
    ),
    width: readChoice(ownProperty(raw, 'width'), `${field}.width`, sectionWidths, reading),
    tone: readChoice(ownProperty(raw, 'tone'), `${field}.tone`, sectionTones, reading),
    ...(space !== 'normal' && { space }),
    ...(gap !== 'normal' && { gap }),
    ...(shownTo !== undefined && { shownTo }),
    ...(entrance !== 'none' && { entrance }),
    ...(picture && { picture }),
    blocks: (Array.isArray(blocks) ? blocks : []).flatMap(
      (entry: unknown, index) => readPageBlock(entry, `${field}.blocks.${index}`, reading) ?? [],
    ),
  };
}

/** One that is wrong is left out: everybody gets the section. */
function readShownToText(raw: unknown, field: string, reading: Reading): string | undefined {
  if (isShownTo(raw)) return raw;
  if (raw !== undefined && raw !== null && raw !== '')
    reading.issues.push(createIssue('value', field, 'an experiment and its variant', raw));
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

const sectionStandIn = (number: number): string => `section-${number}`;
