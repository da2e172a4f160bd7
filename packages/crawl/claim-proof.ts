import { Parser } from "htmlparser2";
import {
	type ClaimLook,
	challengeName,
	homepageOf,
	META_NAME,
	type PublishedMethod,
	proofFileOf,
} from "#core/access/claim";
import type { Dns } from "#core/ports/outside";
import { isOneSite } from "#core/web/registrable-domain";
import { type Fetched, type FetchPorts, fetchBounded } from "#crawl/bounded-fetch";
import { decodeText } from "#crawl/charset";
import { FetchFailure } from "#crawl/fetch-failure";
import type { GateSettings } from "#crawl/gate";

export interface ProofPorts extends FetchPorts {
	/** Independent of each other; all must see a DNS record. */
	resolvers: readonly Pick<Dns, "txt">[];
}

export interface ProofOptions {
	gate: GateSettings;
	userAgent: string;
}

type Look = Omit<ClaimLook, "at">;

const FILE_MAX_BYTES = 4 * 1024;
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
				(page) => readHomepage(page, claim.token),
			);
		case "file":
			return lookAtPage(
				proofFileOf(claim.url),
				{ accept: "text/plain", maxBytes: FILE_MAX_BYTES },
				options,
				ports,
				(page) => readFile(page, claim.token),
			);
	}
}

async function lookAtDns(name: string, token: string, resolvers: ProofPorts["resolvers"]): Promise<Look> {
	const answers = await Promise.allSettled(resolvers.map((resolver) => resolver.txt(name)));
	const read = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
	const looked_at = [`TXT ${name}`];
	const seeing = read.filter((values) => values.some((value) => value.trim() === token)).length;
	if (read.length > 0 && seeing === answers.length) {
		return { found: true, looked_at, seen: `All ${answers.length} resolvers see the record.` };
	}
	if (read.length === 0) return { found: false, looked_at, seen: "No resolver answered; try again in a minute." };
	if (seeing > 0) {
		const seen = `${seeing} of ${answers.length} resolvers see the record; all must. It is on its way, try again in a few minutes.`;
		return { found: false, looked_at, seen };
	}
	const values = [...new Set(read.flat())];
	const shown = values.slice(0, SHOWN_VALUES).map(quoted).join(", ");
	const seen = values.length === 0 ? "There is no TXT record of this name." : `There are other TXT records: ${shown}.`;
	return { found: false, looked_at, seen };
}

async function lookAtPage(
	url: string,
	wanted: { accept: string; maxBytes: number },
	options: ProofOptions,
	ports: ProofPorts,
	read: (page: Fetched) => Omit<Look, "looked_at">,
): Promise<Look> {
	const start = new URL(url);
	const looked_at: string[] = [];
	try {
		const admit = async (hop: URL) => {
			looked_at.push(hop.href);
			if (isOneSite(hop, start)) return;
			throw new FetchFailure("redirected_away", `It redirects to another domain, ${hop.host}, which proves nothing.`);
		};
		const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
		const page = await fetchBounded(url, { ...options, ...wanted, signal, admit }, ports);
		const isOk = page.status >= 200 && page.status < 300;
		if (!isOk) return { found: false, looked_at, seen: `The server answered ${page.status}.` };
		return { looked_at, ...read(page) };
	} catch (error) {
		if (!(error instanceof FetchFailure)) throw error;
		return { found: false, looked_at: looked_at.length > 0 ? looked_at : [url], seen: error.message };
	}
}

function readFile(page: Fetched, token: string): Omit<Look, "looked_at"> {
	const type = page.contentType.split(";")[0]?.trim() ?? "";
	if (type !== "text/plain") {
		return { found: false, seen: `It is served as ${type === "" ? "no type" : quoted(type)}; serve it as text/plain.` };
	}
	if (page.isTruncated) return { found: false, seen: `The file is larger than ${FILE_MAX_BYTES} bytes.` };
	const content = new TextDecoder().decode(page.bytes);
	// Editors end a file with a line break; nothing else may stand beside the token.
	if (content.replace(/\r?\n$/, "") === token) return { found: true, seen: "The file holds the token." };
	return { found: false, seen: content === "" ? "The file is empty." : `The file holds ${quoted(content)}.` };
}

function readHomepage(page: Fetched, token: string): Omit<Look, "looked_at"> {
	const values = headMetaValues(decodeText(page.bytes, page.contentType), META_NAME);
	if (values.includes(token)) return { found: true, seen: "The tag is in the head of the page." };
	if (values.length > 0) {
		return { found: false, seen: `The tag holds ${values.slice(0, SHOWN_VALUES).map(quoted).join(", ")}.` };
	}
	return { found: false, seen: `The head of the page has no tag <meta name="${META_NAME}">.` };
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
function headMetaValues(html: string, name: string): string[] {
	const values: string[] = [];
	let isHead = true;
	let inertDepth = 0;
	const parser = new Parser({
		onopentag(tag, attributes) {
			if (INERT_ELEMENTS.has(tag)) inertDepth++;
			if (inertDepth > 0) return;
			if (!HEAD_ELEMENTS.has(tag)) isHead = false;
			const isTag = tag === "meta" && attributes.name?.trim().toLowerCase() === name;
			if (isHead && isTag) values.push((attributes.content ?? "").trim());
		},
		onclosetag(tag) {
			if (INERT_ELEMENTS.has(tag) && inertDepth > 0) inertDepth--;
			if (tag === "head") isHead = false;
		},
	});
	parser.end(html);
	return values;
}

function quoted(value: string): string {
	const shown = value.length > SHOWN_CHARS ? `${value.slice(0, SHOWN_CHARS)}...` : value;
	return JSON.stringify(shown);
}
