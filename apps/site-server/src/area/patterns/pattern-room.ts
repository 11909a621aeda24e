import { blockFields } from '@frontage/react-blocks/fields';
import { isId, maxBlocksPerLayout } from '@frontage/site-model';
import { pageBlockSchema, sectionSettingsSchema } from '@frontage/site-model/schema';
import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import { jsonBody } from '../../http/action/body-reader';
import type { Site } from '../../sites/site-settings';
import { enteredText } from '../../store/entered-text';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { insertPattern, listPatterns, removePattern, renamePattern } from './patterns';

/** The services of patterns. */
export interface PatternServices {
  store: Pick<Store, 'read' | 'write' | 'now'>;
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
    section: sectionSettingsSchema.optional(),
  }),
  z.strictObject({ do: z.literal('rename'), id, name }),
  z.strictObject({ do: z.literal('remove'), id }),
]);

/** Blocks that a site keeps under names. */
export const patternRoom = {
  actions: [
    defineAction({
      method: 'GET',
      url: patternsPath,
      about: '`{ data }`: the patterns of the site by name, each with its blocks',
      who: 'permission:config.editContent',
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
      run: ({ site, body }, { store }) =>
        store.write(async (db) => {
          if (body.do === 'rename') await renamePattern(db, site.id, body);
          else if (body.do === 'remove') await removePattern(db, site.id, body.id);
          else {
            const { do: _add, ...pattern } = body;
            const row = { site_id: site.id, created_at: store.now() };
            if (!(await insertPattern(db, pattern, row)))
              return refuse({ status: 409, code: 'tooManyPatterns' });
          }
          return listPatterns(db, site.id);
        }),
    }),
  ],
};
