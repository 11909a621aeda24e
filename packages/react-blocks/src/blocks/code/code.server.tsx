import { defineServerBlock } from '../../server-block/define-server-block';
import { Code } from './Code';
import { codeFields } from './code.fields';

/** What a block of code needs besides its page. */
export interface CodeServices {
  /** Gives the address of its frame, by the block's id. @default nothing */
  codeFrame?: ((blockId: string) => string | undefined) | undefined;
}

/** How the server renders a block of code. */
export const codeServer = defineServerBlock<typeof codeFields, CodeServices>({
  id: 'code',
  fields: codeFields,
  cache: 'page',
  render({ id, data: { title, scripts, height, sources } }, _place, { codeFrame }) {
    const address = codeFrame?.(id);
    const isExternal = Boolean(sources);
    return (
      address !== undefined && <Code id={id} {...{ title, address, height, scripts, isExternal }} />
    );
  },
});
