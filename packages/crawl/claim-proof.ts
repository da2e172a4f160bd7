import { type ClaimLook, challengeName, homepageOf, type PublishedMethod, proofFileOf } from "#core/access/claim";
import type { ClaimSight } from "#core/access/claim-sight";
import { META_NAME, PROOF_FILE_MAX_BYTES } from "#core/access/claim-sight";
import type { Dns } from "#core/ports/outside";
import { plainText } from "#core/web/plain-text";
import { isOneSite } from "#core/web/registrable-domain";
import { type Answer, allOf, type BoundedBody, type FetchPorts, fetchAndRead } from "#crawl/bounded-fetch";
import type { Crawler } from "#crawl/crawler";
import { FetchFailure } from "#crawl/fetch-failure";
import { type IncomingPage, type TagVisitor, walkTags } from "#crawl/html-stream";

export interface ProofPorts extends FetchPorts {
	/** Independent of each other; all must see a DNS record. */
	resolvers: readonly Pick<Dns, "txt">[];
}

export interface ProofOptions extends Crawler {
	/** Ends the looking: what was not fetched by then is not fetched. */
	signal?: AbortSignal | undefined;
}

type Look = Omit<ClaimLook, "at">;
type Seen = Omit<Look, "looked_at">;

const found = (sight: ClaimSight): Seen => ({ found: true, sight });
const missed = (sight: ClaimSight): Seen => ({ found: false, sight });

/** The head of a page stands at its start. */
const PAGE_MAX_BYTES = 512 * 1024;
const LOOK_TIMEOUT_MS = 15_000;
/** Of what a site says, this much is repeated. */
const SHOWN_CHARS = 100;
const SHOWN_VALUES = 5;

/**
 * Looks whether a claim's proof is where its method puts it, and says exactly what was looked at and seen. Never throws
 * for what a site or resolver does.
 */
export async function lookForProof(
	method: PublishedMethod,
	claim: { url: string; token: string },
	options: ProofOptions,
	ports: ProofPorts,
): Promise<Look> {
	switch (method) {
		case "dns":
			return lookAtDns(challengeName(claim.url), claim.token, ports.resolvers);
		case "meta":
			return lookAtPage(
				homepageOf(claim.url),
				{ accept: "text/html", maxBytes: PAGE_MAX_BYTES },
				options,
				ports,
				({ url, contentType }, chunks) => readHead({ url, contentType, chunks }, claim.token),
			);
		case "file":
			return lookAtPage(
				proofFileOf(claim.url),
				{ accept: "text/plain", maxBytes: PROOF_FILE_MAX_BYTES },
				options,
				ports,
				(answer, body) => readFile(answer, body, claim.token),
			);
	}
}

async function lookAtDns(name: string, token: string, resolvers: ProofPorts["resolvers"]): Promise<Look> {
	const answers = await Promise.allSettled(resolvers.map((resolver) => resolver.txt(name)));
	const read = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
	const looked_at = [`TXT ${name}`];
	const seeing = read.filter((values) => values.some((value) => value.trim() === token)).length;
	const seen = (): Seen => {
		if (read.length === 0) return missed({ code: "resolvers_silent" });
		const of = { resolvers: answers.length };
		if (seeing === of.resolvers) return found({ code: "record_found", ...of });
		if (seeing > 0) return missed({ code: "record_spreading", seeing, ...of });
		const values = [...new Set(read.flat())].slice(0, SHOWN_VALUES).map(shown);
		return missed(values.length === 0 ? { code: "record_missing" } : { code: "record_differs", values });
	};
	return { looked_at, ...seen() };
}

async function lookAtPage(
	url: string,
	wanted: { accept: string; maxBytes: number },
	options: ProofOptions,
	ports: ProofPorts,
	read: (answer: Answer, body: BoundedBody) => Promise<Seen>,
): Promise<Look> {
	const start = new URL(url);
	const looked_at: string[] = [];
	let otherHost: string | null = null;
	try {
		const admit = async (hop: URL) => {
			looked_at.push(hop.href);
			if (isOneSite(hop, start)) return;
			otherHost = hop.host;
			throw new FetchFailure("redirected_away", "It redirects to another domain, which proves nothing.");
		};
		const timeout = AbortSignal.timeout(LOOK_TIMEOUT_MS);
		const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
		const seen = await fetchAndRead(url, { ...options, ...wanted, signal, admit }, ports, async (answer, body) => {
			const isOk = answer.status >= 200 && answer.status < 300;
			if (!isOk) return missed({ code: "not_read", outcome: "http_error", status: answer.status });
			return read(answer, body);
		});
		return { looked_at, ...seen };
	} catch (error) {
		if (!(error instanceof FetchFailure)) throw error;
		const { outcome, status } = error;
		const sight: ClaimSight =
			otherHost === null ? { code: "not_read", outcome, status } : { code: "other_domain", host: otherHost };
		return { looked_at: looked_at.length > 0 ? looked_at : [url], ...missed(sight) };
	}
}

async function readFile(answer: Answer, body: BoundedBody, token: string): Promise<Seen> {
	const type = answer.contentType.split(";")[0]?.trim() ?? "";
	if (type !== "text/plain") return missed({ code: "file_type", type: shown(type) });
	const bytes = await allOf(body);
	if (body.isTruncated) return missed({ code: "file_too_large" });
	const content = new TextDecoder().decode(bytes);
	// Editors end a file with a line break; nothing else may stand beside the token.
	if (content.replace(/\r?\n$/, "") === token) return found({ code: "file_found" });
	return missed(content === "" ? { code: "file_empty" } : { code: "file_differs", content: shown(content) });
}

/** Reads a homepage to the end of its head, and no further than to the tag. */
export async function readHead(page: IncomingPage, token: string): Promise<Seen> {
	const head = new HeadWalk(META_NAME, token);
	await walkTags(page, head);
	const { values } = head;
	if (values.includes(token)) return found({ code: "tag_found" });
	if (values.length === 0) return missed({ code: "tag_missing" });
	return missed({ code: "tag_differs", values: values.slice(0, SHOWN_VALUES).map(shown) });
}

/** What may stand in a head; anything else begins the body, where visitors may write. Source: HTML, section 4.2. */
const HEAD_ELEMENTS = new Set([
	"html",
	"head",
	"title",
	"base",
	"link",
	"meta",
	"style",
	"script",
	"noscript",
	"template",
]);
/** What stands inside these is not the page's head. */
const INERT_ELEMENTS = new Set(["noscript", "template"]);

/** Contents of the head's meta tags of a name; comments, scripts, templates and the body do not count. */
class HeadWalk implements TagVisitor {
	readonly values: string[] = [];
	#isHead = true;
	#inertDepth = 0;

	readonly #name: string;
	readonly #wanted: string;

	/** @param wanted the content that ends the search. */
	constructor(name: string, wanted: string) {
		this.#name = name;
		this.#wanted = wanted;
	}

	open(tag: string, attributes: Record<string, string>): void {
		if (INERT_ELEMENTS.has(tag)) this.#inertDepth++;
		if (this.#inertDepth > 0) return;
		if (!HEAD_ELEMENTS.has(tag)) this.#isHead = false;
		const isTag = tag === "meta" && attributes.name?.trim().toLowerCase() === this.#name;
		if (this.#isHead && isTag) this.values.push((attributes.content ?? "").trim());
	}

	close(tag: string): void {
		if (INERT_ELEMENTS.has(tag) && this.#inertDepth > 0) this.#inertDepth--;
		if (tag === "head") this.#isHead = false;
	}

	isDone(): boolean {
		return !this.#isHead || this.values.at(-1) === this.#wanted;
	}
}

const shown = (value: string): string =>
	plainText(value.length > SHOWN_CHARS ? `${value.slice(0, SHOWN_CHARS)}...` : value);
