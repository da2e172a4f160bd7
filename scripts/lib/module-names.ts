/**
 * The names of a built Worker's modules: numbers in the order in which they are imported, in place of hashes. A hash is eight
 * letters that nothing can compress, in each of some thousand imports; and modules that are numbered one after the other share
 * words, which compression finds within 32 KiB alone. Source: docs/performance.md#the-upload.
 */

export interface BuiltFile {
	name: string;
	contents: Uint8Array;
}

/** As esbuild writes its hashes. A number is as long, so that the columns of source maps stay right. */
const HASHED = /\b[0-9A-Z]{8}\.js\b/g;
const DIGITS = 8;

/**
 * Renames what esbuild has named by hashes alone, and what names it.
 * @param entry keeps its name; every module comes after those that it imports.
 */
export function withNumbers(files: readonly BuiltFile[], entry: string): BuiltFile[] {
	const texts = new Map(
		files.filter(({ name }) => name.endsWith(".js")).map(({ name, contents }) => [name, textOf(contents)]),
	);
	const numbers = new Map([...inOrder(texts, entry)].map((name, index) => [name, numberName(index)]));
	numbers.delete(entry);
	const renamed = (text: string) => text.replaceAll(HASHED, (name) => numbers.get(name) ?? name);
	return files.map(({ name, contents }) => ({
		name: renamed(name),
		contents: /\.js(\.map)?$/.test(name) ? Buffer.from(renamed(textOf(contents))) : contents,
	}));
}

const textOf = (contents: Uint8Array): string => Buffer.from(contents).toString("utf8");

const numberName = (index: number): string => `${String(index).padStart(DIGITS, "0")}.js`;

/** Each module after those that it imports, as far as they do not import each other. */
function inOrder(texts: ReadonlyMap<string, string>, entry: string): Set<string> {
	const seen = new Set<string>();
	const done = new Set<string>();
	const visit = (name: string) => {
		const text = texts.get(name);
		if (text === undefined || seen.has(name)) return;
		seen.add(name);
		for (const [imported] of text.matchAll(HASHED)) visit(imported);
		done.add(name);
	};
	visit(entry);
	return done;
}
