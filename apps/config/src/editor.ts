import { createServerPort, openEditor } from '@frontage/page-editor';

void openEditor(document, createServerPort);
