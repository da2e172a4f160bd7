import { plainText } from "#core/web/plain-text";

/** One string or number of a JSON-LD document with its path: `Organization.address.addressCountry`. */
export interface JsonLdValue {
	path: string;
	value: string;
}

const MAX_VALUES = 500;
const MAX_DEPTH = 12;

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The nodes of one JSON-LD script, taken out of arrays and `@graph`. Pages write broken JSON (raw line breaks in
 * strings, comment or CDATA wrappers): those are mended; what is still no JSON gives no nodes.
 */
export function jsonLdNodes(source: string): Node[] {
	// Folding first keeps the other expressions linear, and mends raw line breaks: values are folded anyway.
	const bare = source
		// biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are what is mended here.
		.replace(/[\s\u0000-\u001f]+/g, " ")
		.trim()
		.replace(/^(?:\/\/)? ?(?:<!--|<!\[CDATA\[|\/\* ?<!\[CDATA\[ ?\*\/)/, "")
		.replace(/(?:\/\/)? ?(?:-->|\]\]>|\/\* ?\]\]> ?\*\/)$/, "")
		.replace(/; ?$/, "");
	const nodes: Node[] = [];
	try {
		collectNodes(JSON.parse(bare), nodes, 0);
	} catch (error) {
		// A site's own broken markup says nothing; the visible page still does.
		if (!(error instanceof SyntaxError)) throw error;
	}
	return nodes;
}

/** With plain texts, and as deep as anything is read: a reviver, or whoever reads deeper, would run out of stack. */
function plainValue(value: unknown, depth: number): unknown {
	if (typeof value === "string") return plainText(value);
	if (typeof value !== "object" || value === null) return value;
	if (depth > MAX_DEPTH) return null;
	if (Array.isArray(value)) return value.map((item) => plainValue(item, depth + 1));
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [plainText(key), plainValue(inner, depth + 1)]),
	);
}

function collectNodes(value: unknown, into: Node[], depth: number): void {
	if (depth > MAX_DEPTH || into.length >= MAX_VALUES) return;
	if (Array.isArray(value)) for (const item of value) collectNodes(item, into, depth + 1);
	else if (isNode(value)) {
		const graph = value["@graph"];
		if (Array.isArray(graph)) collectNodes(graph, into, depth + 1);
		else into.push(plainValue(value, 0) as Node);
	}
}

/** The strings and numbers of a node with their paths; keywords of JSON-LD itself (`@id`, `@type`) are left out. */
export function jsonLdValues(node: Node): JsonLdValue[] {
	const values: JsonLdValue[] = [];
	walk(node, typeName(node), values, 0);
	return values;
}

function typeName(node: Node): string {
	const type = node["@type"];
	const name = Array.isArray(type) ? type[0] : type;
	return typeof name === "string" ? name.replace(/^https?:\/\/schema\.org\//, "") : "Thing";
}

function walk(value: unknown, path: string, into: JsonLdValue[], depth: number): void {
	if (depth > MAX_DEPTH || into.length >= MAX_VALUES) return;
	if (typeof value === "string" || typeof value === "number") into.push({ path, value: String(value) });
	else if (Array.isArray(value)) for (const item of value) walk(item, path, into, depth + 1);
	else if (isNode(value))
		for (const [key, inner] of Object.entries(value))
			if (!key.startsWith("@")) walk(inner, `${path}.${key}`, into, depth + 1);
}
