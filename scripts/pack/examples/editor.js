// The page editor in a site of somebody else: the code of its README, with the elements it is for.
const root = document.createElement('div');
root.id = 'editor';
root.style.blockSize = '600px';
const close = document.createElement('button');
close.id = 'close';
close.textContent = 'Close the editor';
document.body.append(root, close);
void import('./page-editor.ts');
