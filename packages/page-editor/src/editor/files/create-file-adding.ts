import { maxBlocksPerLayout, type PageBlock } from '@frontage/site-model';
import { countBlocks } from '@frontage/site-model/editing';
import { element } from '../../elements/element';
import type { Editing } from '../create-editing';
import { kindText, say } from '../editor-texts';
import { createOutgoingFile } from './create-outgoing-file';
import { createUploadLine } from './create-upload-line';
import { placeBlocks, type BlocksPlace } from '../place-blocks';
import type { UploadedFile } from './uploaded-file';
import type { FileLibrary } from './file-library';

/** Makes blocks of files that were dropped, pasted or chosen. */
export interface FileAdding {
  /** Shows the files that are on their way, and those that were refused. */
  readonly root: HTMLElement;
  add(files: readonly File[], place: BlocksPlace): void;
  destroy(): void;
}

/** What it needs of the editor. */
export interface FileAddingOptions {
  readonly document: Document;
  readonly editing: Pick<Editing, 'document' | 'edit'>;
  /** Where they go. @default none can be added */
  readonly library: FileLibrary | undefined;
  createId(): string;
  announce(text: string): void;
  refuse(text: string): void;
  /** Called when blocks of files were added, with the last one. */
  onAdded(blockId: string): void;
}

/** Makes what adds files: they are sent one after the other, and then are blocks in one step. */
export function createFileAdding(options: FileAddingOptions): FileAdding {
  const { document, editing, library, createId, announce, refuse } = options;
  const list = element(document, 'ul');
  const root = element(
    document,
    'section',
    { class: 'editor-uploads', 'aria-label': say('filesHeading'), hidden: true },
    list,
  );
  let onTheirWay = 0;

  function show(line: HTMLElement): void {
    list.append(line);
    root.hidden = false;
  }

  function remove(line: HTMLElement): void {
    line.remove();
    root.hidden = list.childElementCount === 0;
  }

  function createFile(file: File, { upload }: FileLibrary) {
    const made = createOutgoingFile(file, { ...options, upload, onDone: () => remove(made.root) });
    show(made.root);
    return made;
  }

  /** Somebody else may have filled the page meanwhile; the files stay among those of the site. */
  function keepOut(files: readonly UploadedFile[]): void {
    const names = files.map(({ name }) => name).join(', ');
    const line = createUploadLine(document, names, {
      onRetry: () => undefined,
      onLeaveOut: () => remove(line.root),
    });
    line.refuse(say('filesFull'));
    show(line.root);
    refuse(say('filesFull'));
  }

  function insert(files: readonly UploadedFile[], place: BlocksPlace): void {
    const made = library?.blocksOf(files) ?? [];
    const blocks = made.map((block) => ({ ...block, id: createId() }));
    const last = blocks.at(-1);
    if (!last) return;
    const page = editing.document();
    if (countBlocks(page) + blocks.length > maxBlocksPerLayout) return keepOut(files);
    // A locked block gives up none of its columns: then they come below it.
    if (!editing.edit(placeBlocks(page, blocks, place)) && 'at' in place)
      editing.edit(placeBlocks(page, blocks, { at: place.at }));
    announce(describe(blocks));
    options.onAdded(last.id);
  }

  async function send(to: FileLibrary, files: readonly File[], place: BlocksPlace): Promise<void> {
    onTheirWay += 1;
    const sent: UploadedFile[] = [];
    for (const file of files.map((one) => createFile(one, to))) {
      const added = await file.send();
      if (added) sent.push(added);
    }
    onTheirWay -= 1;
    insert(sent, place);
  }

  const holdBack = (event: Event) => {
    if (onTheirWay > 0) event.preventDefault();
  };
  document.defaultView?.addEventListener('beforeunload', holdBack);
  return {
    root,
    add(files, place) {
      if (!library) return refuse(say('noLibrary'));
      if (files.length === 0) return refuse(say('noFiles'));
      const most = library.countBlocksOf(files.map(({ type }) => type));
      const count = countBlocks(editing.document()) + most;
      if (count > maxBlocksPerLayout) return refuse(say('full'));
      announce(say(files.length === 1 ? 'fileComes' : 'filesCome', { count: files.length }));
      void send(library, files, place);
    },
    destroy: () => document.defaultView?.removeEventListener('beforeunload', holdBack),
  };
}

function describe(blocks: readonly PageBlock[]): string {
  const [only] = blocks;
  return blocks.length === 1
    ? say('added', { kind: kindText(only?.type ?? '') })
    : say('addedAll', { count: blocks.length });
}
