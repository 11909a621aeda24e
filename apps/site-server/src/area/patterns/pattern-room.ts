import { blockFields } from '@frontage/react-blocks/fields';
import { isId, maxBlocksPerLayout } from '@frontage/site-model';
import { pageBlockSchema, patternSectionSchema } from '@frontage/site-model/schema';
import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit, type AuditedAct } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { jsonBody } from '../../http/action/body-reader';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { enteredText } from '../../store/entered-text';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { insertPattern, listPatterns, removePattern, renamePattern } from './patterns';

/** The services of patterns. */
export interface PatternServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction, refuse } = actionsFor<PatternServices, Site, AccountRefusal>(accountManner);

/** Where the patterns of a site are listed, added, renamed and removed. */
export const patternsPath = '/config/patterns';

const id = z.custom<string>(isId, 'wants 24 lowercase hexadecimal digits');

const name = enteredText(80).pipe(z.string().min(1));

const patternDeed = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('add'),
    id,
    name,
    blocks: z
      .array(pageBlockSchema)
      .min(1)
      .max(maxBlocksPerLayout)
      .refine((blocks) => isStorable(JSON.stringify(blocks)))
      .refine((blocks) => blocks.every(({ type }) => Object.hasOwn(blockFields, type))),
    section: patternSectionSchema.optional(),
  }),
  z.strictObject({ do: z.literal('rename'), id, name }),
  z.strictObject({ do: z.literal('remove'), id }),
]);

/** What the log says of a deed; nothing where nothing has changed. */
type PatternAudit = Pick<AuditedAct, 'act' | 'subject' | 'change'> | 'full' | undefined;

async function actOnPattern(
  db: Database,
  deed: z.infer<typeof patternDeed>,
  row: { readonly site_id: string; readonly created_at: number },
): Promise<PatternAudit> {
  const { site_id: siteId } = row;
  if (deed.do === 'rename') {
    const before = await renamePattern(db, siteId, deed);
    const { name: after } = deed;
    return before === undefined
      ? undefined
      : { act: 'patternRenamed', subject: after, change: { before, after } };
  }
  if (deed.do === 'remove') {
    const subject = await removePattern(db, siteId, deed.id);
    return subject === undefined ? undefined : { act: 'patternRemoved', subject };
  }
  const { do: _add, ...pattern } = deed;
  const added = await insertPattern(db, pattern, row);
  if (added === 'full') return 'full';
  return added === 'same' ? undefined : { act: 'patternSaved', subject: pattern.name };
}

/** Blocks that a site keeps under names. */
export const patternRoom = {
  actions: [
    defineAction({
      method: 'GET',
      url: patternsPath,
      about: '`{ data }`: the patterns of the site by name, each with its blocks',
      who: 'permission:config.editProductPages',
      guard: { none: 'changes nothing' },
      find: findContributor,
      run: ({ site }, { store }) => listPatterns(store.read, site.id),
    }),
    defineAction({
      method: 'POST',
      url: patternsPath,
      about:
        '`{ do: add, id, name, blocks, section? }`, `{ do: rename, id, name }` or ' +
        '`{ do: remove, id }`: answers as above; 409 for the 101st',
      who: 'permission:config.editContent',
      guard: 'origin',
      body: jsonBody(patternDeed),
      find: findContributor,
      run: ({ site, request, body, found: { account: by } }, { store }) =>
        store.write(async (db) => {
          const done = await actOnPattern(db, body, { site_id: site.id, created_at: store.now() });
          if (done === 'full') return refuse({ status: 409, code: 'tooManyPatterns' });
          if (done) await writeAudit(db, store, { ...done, by, request });
          return listPatterns(db, site.id);
        }),
    }),
  ],
};
