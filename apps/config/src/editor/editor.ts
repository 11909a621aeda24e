import { openEditor } from './open-editor';

void openEditor(document);
