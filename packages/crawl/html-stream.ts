import { decodeHTMLAttribute } from "entities";
import { HTMLRewriter } from "htmlrewriter";
import { utf16Of } from "#crawl/charset";

/** A page while it comes. */
export interface IncomingPage {
	/** After redirects. */
	url: string;
	/** Lower case, with parameters; empty when absent. */
	contentType: string;
	/** No more of it than its reader may take. */
	chunks: AsyncIterable<Uint8Array>;
}

/** Who is told of a page's tags, in their order. Every element that opens also closes, where its page forgot it too. */
export interface TagVisitor {
	/** @param name in lower case. @param attributes by their names in lower case, their character references resolved. */
	open(name: string, attributes: Record<string, string>): void;
	close(name: string): void;
	/** Whether nothing more of the page matters: then no more of it is read. */
	isDone(): boolean;
}

/** An element that has opened. */
interface Open {
	name: string;
	isClosed: boolean;
}

/** More elements than any homepage has; what comes after them is not read, so that a hostile page takes about a second. */
const MAX_ELEMENTS = 100_000;

/** Elements that hold nothing. Source: HTML, section 13.1.2. */
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

/** What opens in the place of another element of its kind ends that one first. Source: HTML, section 13.1.2.4. */
const ENDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
	[
		["a", "a"],
		["li", "li"],
		["dt dd", "dt dd"],
		["option", "option"],
		["optgroup", "option optgroup"],
		["tr", "tr td th"],
		["td th", "td th"],
		["tbody tfoot", "thead tbody"],
		["body", "head"],
		[
			"address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul",
			"p",
		],
	].flatMap(([openers = "", ended = ""]) => openers.split(" ").map((name) => [name, new Set(ended.split(" "))])),
);

/**
 * Reads the tags of a page while it comes, by the platform's own parser, and stops as soon as its visitor has seen enough.
 * Comments and the contents of scripts are no tags. Words are not read: for them the parser is four times slower.
 * In Node the package `htmlrewriter` brings the same parser.
 * @throws what `chunks` throws.
 */
export async function walkTags({ contentType, chunks }: IncomingPage, visitor: TagVisitor): Promise<void> {
	const stack: Open[] = [];
	const closeTop = () => {
		const top = stack.pop();
		if (top === undefined) return;
		top.isClosed = true;
		visitor.close(top.name);
	};
	let elements = 0;
	const isDone = () => elements > MAX_ELEMENTS || visitor.isDone();
	const source = new Source(inUtf8(chunks, contentType), isDone);
	const rewriter = new HTMLRewriter().on("*", {
		element(element) {
			elements++;
			if (isDone()) return;
			const name = element.tagName.toLowerCase();
			while (ENDS[name]?.has(stack.at(-1)?.name ?? "")) closeTop();
			const open = { name, isClosed: false };
			stack.push(open);
			visitor.open(name, attributesOf(element.attributes));
			const ends =
				!VOID.has(name) &&
				tellsItsEnd(element, () => {
					// What was left open inside it ends with it.
					while (!open.isClosed && !isDone()) closeTop();
				});
			if (!ends) closeTop();
		},
	});
	const reader = rewriter.transform(new Response(source.stream)).body?.getReader();
	while (reader !== undefined && !(await reader.read()).done);
	if (source.failure !== null) throw source.failure.reason;
	while (stack.length > 0 && !visitor.isDone()) closeTop();
}

/** Feeds the parser. It ends early by ending its input: errors and cancellations do not come through every parser. */
class Source {
	readonly stream: ReadableStream<Uint8Array>;
	failure: { reason: unknown } | null = null;

	constructor(chunks: AsyncIterable<Uint8Array>, isDone: () => boolean) {
		const iterator = chunks[Symbol.asyncIterator]();
		this.stream = new ReadableStream({
			pull: async (controller) => {
				try {
					const next = isDone() ? null : await iterator.next();
					if (next?.done === false) return controller.enqueue(next.value);
					await iterator.return?.();
				} catch (reason) {
					this.failure = { reason };
				}
				controller.close();
			},
		});
	}
}

/** The first of several attributes of one name counts. */
function attributesOf(written: Iterable<[string, string]>): Record<string, string> {
	const attributes: Record<string, string> = {};
	for (const [name, value] of written) attributes[name.toLowerCase()] ??= decodeHTMLAttribute(value);
	return attributes;
}

/** @returns false for elements of SVG that end themselves; only trying tells. */
function tellsItsEnd(element: { onEndTag(then: () => void): void }, then: () => void): boolean {
	try {
		element.onEndTag(then);
		return true;
	} catch (error) {
		if (error instanceof TypeError) return false;
		throw error;
	}
}

/** The parser reads encodings that contain ASCII; addresses and names that matter here are ASCII in all of those. */
async function* inUtf8(chunks: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<Uint8Array> {
	let decoder: TextDecoder | null | undefined;
	for await (const chunk of chunks) {
		if (decoder === undefined) {
			const encoding = utf16Of(chunk, contentType);
			decoder = encoding === null ? null : new TextDecoder(encoding);
		}
		yield decoder === null ? chunk : new TextEncoder().encode(decoder.decode(chunk, { stream: true }));
	}
}
