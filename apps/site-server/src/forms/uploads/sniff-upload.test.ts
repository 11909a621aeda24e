import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleUploads } from '../../testing/sample-uploads';
import { cleanFileName } from './clean-file-name';
import { isAccepted, sniffUpload, uploadEndings, usualUploads } from './sniff-upload';

describe('the kind of a file', () => {
  it.each(Object.entries(sampleUploads))('%s is known by its bytes', (mime, bytes) => {
    expect(sniffUpload(bytes)).toBe(mime);
  });

  it('every kind that is known has a sample', () => {
    expect(Object.keys(sampleUploads).toSorted()).toEqual(Object.keys(uploadEndings).toSorted());
  });

  it.each([
    ['MZ\x90\0\x03', 'a program of Windows'],
    ['\x7fELF\x02\x01', 'a program of Linux'],
    ['\xca\xfe\xba\xbe\0\0', 'a program of macOS or Java'],
    ['text\0with NUL', 'no text'],
    ['\xff\xfeh\0i\0', 'a text in UTF-16'],
  ])('%j is not taken: %s', (latin) =>
    expect(sniffUpload(Buffer.from(latin, 'latin1'))).toBeUndefined(),
  );

  it('without a list of its own a field takes pictures, documents and texts, nothing that plays or runs', () => {
    expect(usualUploads).toContain('application/pdf');
    for (const mime of ['image/svg+xml', 'application/zip', 'video/mp4', 'audio/mpeg', 'text/html'])
      expect(isAccepted(mime, usualUploads)).toBe(false);
  });

  it.each([
    ['image/png', ['image/*'], true],
    ['image/svg+xml', ['image/*'], false],
    ['image/svg+xml', ['image/svg+xml'], true],
    ['image/png', ['IMAGE/PNG '], true],
    ['text/plain', ['text/csv'], true],
    ['text/plain', ['text/html'], false],
    ['text/plain', ['image/*', 'application/pdf'], false],
    ['application/zip', ['*/*'], true],
    ['image/png', [], false],
  ])('%s for a field that takes %j: %s', (mime, accept, taken) =>
    expect(isAccepted(mime, accept)).toBe(taken),
  );
});

describe('the name of a file', () => {
  it.each([
    ['photo.JPG', 'image/jpeg', 'photo.jpg'],
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['C:\\Users\\Ada\\cv.pdf', 'application/pdf', 'cv.pdf'],
    ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.exe.pdf'],
    ['evil.html', 'text/plain', 'evil.html.txt'],
    ['gpj.\u202eexe', 'image/jpeg', 'gpj. exe.jpg'],
    ['.htaccess', 'text/plain', 'htaccess.txt'],
    ['con.txt', 'text/plain', 'file-con.txt'],
    ['"><script>.png', 'image/png', 'script-.png'],
    ['', 'image/png', 'file.png'],
    ['a\r\nb: c.png', 'image/png', 'a b- c.png'],
    ['été.webp', 'image/webp', 'été.webp'],
    ['x', 'application/unknown', 'x.bin'],
  ])('%j of type %s becomes %j', (name, mime, clean) =>
    expect(cleanFileName(name, mime)).toBe(clean),
  );

  it('is fit for any folder, whatever was sent', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '.',
        '/',
        '\\',
        '\0',
        '\r\n',
        '\u202e',
        'nul',
        'a',
        ' ',
        '"',
        '*',
        '😀',
        '.png',
        '.exe',
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          hostile.map((parts) => parts.join('')),
          fc.string({ unit: 'binary', maxLength: 400 }),
        ),
        fc.constantFrom(...Object.keys(uploadEndings)),
        (name, mime) => {
          const clean = cleanFileName(name, mime);
          expect(clean).toMatch(/^[^\p{C}/\\"'`<>:|?*.\s][^\p{C}/\\"'`<>:|?*]*\.[a-z\d]+$/u);
          expect([...clean].length).toBeLessThanOrEqual(100);
          expect(uploadEndings[mime]).toContain(clean.split('.').at(-1));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
