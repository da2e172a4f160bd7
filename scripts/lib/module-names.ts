/**
 * The names of a built Worker's modules: numbers in place of hashes. A hash is eight letters that nothing can compress, in each of
 * some thousand imports; and modules that are numbered one after the other share words, which compression finds within 32 KiB
 * alone: so they stand in the order of the files that they are made of. Source: docs/start.md#the-upload.
 */

export interface BuiltFile {
	name: string;
	contents: Uint8Array;
}

/** As esbuild writes its hashes. */
const HASHED = /\b[0-9A-Z]{8}\.js\b/g;
/** Where one stands in a statement: behind its shorter number comes the room that it took, so that columns of maps stay right. */
const IMPORTED = /(["'`])\.\/([0-9A-Z]{8}\.js)\1/g;

/**
 * Renames what esbuild has named by hashes alone, and what names it.
 * @param entry keeps its name.
 */
export function withNumbers(files: readonly BuiltFile[], entry: string): BuiltFile[] {
	const modules = files.filter(({ name }) => name.endsWith(".js") && name !== entry);
	const ofFile = new Map(files.map((file) => [file.name, file]));
	const inOrder = modules
		.map(({ name }) => ({ name, of: madeOf(ofFile.get(`${name}.map`)) }))
		.sort((one, other) => (one.of < other.of ? -1 : 1));
	const digits = String(inOrder.length).length;
	const numbers = new Map(inOrder.map(({ name }, index) => [name, `${String(index).padStart(digits, "0")}.js`]));
	const named = (name: string) => numbers.get(name) ?? name;
	const renamed = (text: string) =>
		text
			.replaceAll(IMPORTED, (written, mark, name) => `${mark}./${named(name)}${mark}`.padEnd(written.length))
			.replaceAll(HASHED, named);
	return files.map(({ name, contents }) => ({
		name: renamed(name),
		contents: /\.js(\.map)?$/.test(name) ? Buffer.from(renamed(textOf(contents))) : contents,
	}));
}

const textOf = (contents: Uint8Array): string => Buffer.from(contents).toString("utf8");

/** The last file of a module's sources, which is the one that imports the others; of two such modules all of them decide. */
function madeOf(map: BuiltFile | undefined): string {
	const { sources }: { sources: string[] } = map === undefined ? { sources: [] } : JSON.parse(textOf(map.contents));
	return sources.toReversed().join();
}
