import { productIssues } from '../../shop/catalogue/check-product';
import { listFiles } from './list-files';
import {
  isAssetReference,
  productOfFile,
  replaceFiles,
} from '../../imports/site-files/product-of-file';
import { issueLines, readJsonFile, type Problems } from './read-json-file';
import { productFileSchema } from '../../imports/site-files/site-file-schemas';
import { siteFileNames, type ProductFile } from '../../imports/site-files/site-files';

/** Any id: which one a file gets does not change whether a product is right. */
const someId = '0'.repeat(24);

/**
 * Reads the products of a site and checks them.
 *
 * @param folder of the site
 * @param assets the names of its pictures and files
 * @param problems gets a line for everything that is wrong
 */
export async function readProducts(
  folder: string,
  assets: readonly string[],
  problems: Problems,
): Promise<ProductFile[]> {
  const names = await listFiles(folder, siteFileNames.products, '.json');
  const bySlug = new Map<string, string>();
  const read = await Promise.all(
    names.map(async (name) => {
      const json = await readJsonFile(folder, name, productFileSchema, problems);
      if (!json) return [];
      const { createdAt, ...input } = json;
      // Checked below: what is no product is a problem, and nothing is imported then.
      return [{ name, input: input as ProductFile['input'], createdAt }];
    }),
  );
  for (const file of read.flat()) {
    problems.push(...productProblems(file, assets));
    const { name, input } = file;
    const other = bySlug.get(input.slug);
    if (other !== undefined)
      problems.push(`${name}: its address /${input.slug} is that of ${other}. Change one slug.`);
    bySlug.set(input.slug, name);
  }
  return read.flat();
}

function productProblems(file: ProductFile, assets: readonly string[]): string[] {
  const { name } = file;
  const issues = productIssues(productOfFile(file, (text) => someId + text));
  if (issues.length > 0) return issueLines(name, issues);
  const missing: string[] = [];
  replaceFiles(file.input, (text) => {
    if (isAssetReference(text) && !assets.includes(text)) missing.push(text);
    return text;
  });
  return missing.map((text) => `${name}: there is no file ${text}.`);
}
