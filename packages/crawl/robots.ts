import { ROBOTS_MAX_BYTES } from "#core/limits";

/**
 * The Robots Exclusion Protocol. Source: RFC 9309. Pure: text and address in, verdict out.
 * Fetching and keeping robots.txt files is the business of `robots-fetch.ts`.
 */

interface Rule {
	allow: boolean;
	/** The literal runs between wildcards, normalised. */
	runs: string[];
	/** Ends with `$`: the last run must end the path. */
	anchored: boolean;
	/** Octets of the normalised pattern: the longest match wins. */
	length: number;
	/** As the file writes it, for the report. */
	line: string;
}

/** What a file says to one crawler. */
export interface Robots {
	/** The merged rules of the groups that name it; of those for `*` where none does. */
	rules: readonly Rule[];
	/** Addresses of sitemaps the file names. */
	sitemaps: readonly string[];
}

export interface RobotsVerdict {
	allowed: boolean;
	/** The deciding line as the file writes it; null when none matched. */
	rule: string | null;
}

const ANY_AGENT = "*";
const MAX_SITEMAPS = 100;
const AGENT_KEYS = new Set(["user-agent", "useragent"]);

/**
 * Parses a file's text for one crawler. Nothing is an error: lines that are not understood are passed over.
 * @param agent product token, without version.
 */
export function parseRobots(text: string, agent: string): Robots {
	const own = { name: agent.toLowerCase(), isNamed: false, rules: [] as Rule[] };
	const any = { name: ANY_AGENT, isNamed: false, rules: [] as Rule[] };
	const sitemaps: string[] = [];
	/** Which of the two the current group speaks to. */
	let group = new Set<typeof own>();
	let groupHasRules = false;
	for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
		const record = parseLine(line);
		if (record === null) continue;
		const { key, value } = record;
		if (AGENT_KEYS.has(key)) {
			if (groupHasRules) group = new Set();
			groupHasRules = false;
			const named = agentOf(value);
			for (const one of [own, any]) {
				if (one.name !== named) continue;
				one.isNamed = true;
				group.add(one);
			}
		} else if (key === "allow" || key === "disallow") {
			groupHasRules = true;
			if (value !== "") for (const one of group) one.rules.push(parseRule(key === "allow", value));
		} else if (key === "sitemap" && value !== "" && sitemaps.length < MAX_SITEMAPS) sitemaps.push(value);
	}
	return { rules: own.isNamed ? own.rules : any.rules, sitemaps };
}

/** Decodes a file as it came over the wire: UTF-8, at most 500 KiB, a line cut in half by that left out. */
export function decodeRobots(bytes: Uint8Array): string {
	if (bytes.length <= ROBOTS_MAX_BYTES) return new TextDecoder().decode(bytes);
	const text = new TextDecoder().decode(bytes.subarray(0, ROBOTS_MAX_BYTES));
	return text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"), 0));
}

/** `key: value` without its comment. A missing colon is read as one when there are exactly two words. */
function parseLine(line: string): { key: string; value: string } | null {
	const content = line.replace(/#.*/s, "").trim();
	const colon = content.indexOf(":");
	if (colon > 0) return { key: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() };
	const words = content.split(/\s+/);
	const [key, value] = words;
	return words.length === 2 && key && value ? { key: key.toLowerCase(), value } : null;
}

/** The product token at the head of a user-agent line, lower case; `*`; or null when there is neither. */
function agentOf(value: string): string | null {
	if (/^\*(?:\s|$)/.test(value)) return ANY_AGENT;
	return /^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? null;
}

function parseRule(allow: boolean, value: string): Rule {
	const anchored = value.endsWith("$");
	const path = anchored ? value.slice(0, -1) : value;
	const runs = path.split(/\*+/).map((run) => normalise(encodeNonAscii(run)));
	const length = runs.reduce((sum, run) => sum + run.length, runs.length - 1) + (anchored ? 1 : 0);
	return { allow, runs, anchored, length, line: `${allow ? "Allow" : "Disallow"}: ${value}` };
}

/**
 * What robots.txt says about an address.
 * @param uri absolute address as it goes over the wire (`URL.href`): ASCII, RFC 3986.
 */
export function checkRobots({ rules }: Robots, uri: string): RobotsVerdict {
	const path = pathOf(uri);
	if (path === "/robots.txt") return { allowed: true, rule: null };
	let best: Rule | null = null;
	for (const rule of rules) {
		const wins =
			best === null || rule.length > best.length || (rule.length === best.length && rule.allow && !best.allow);
		if (wins && matches(rule, path)) best = rule;
	}
	return { allowed: best?.allow ?? true, rule: best?.line ?? null };
}

/** Path and query, normalised, without fragment. */
function pathOf(uri: string): string {
	const afterAuthority = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/is.exec(uri)?.[1] ?? uri;
	const path = afterAuthority.replace(/#.*/s, "");
	return normalise(path.startsWith("/") ? path : `/${path}`);
}

/** Runs in order, the first at the start, the last at the end when anchored. Linear in the path for each run. */
function matches({ runs, anchored }: Rule, path: string): boolean {
	const first = runs[0] ?? "";
	if (!path.startsWith(first)) return false;
	if (runs.length === 1) return !anchored || path.length === first.length;
	let from = first.length;
	for (const run of runs.slice(1, -1)) {
		const at = path.indexOf(run, from);
		if (at === -1) return false;
		from = at + run.length;
	}
	const last = runs[runs.length - 1] ?? "";
	return anchored ? path.length - last.length >= from && path.endsWith(last) : path.indexOf(last, from) !== -1;
}

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * One spelling of a path for comparison: percent-encoded unreserved characters decoded, other escapes in upper case,
 * literal `*` and `$` escaped (wildcards have been taken out before). Source: RFC 9309, sections 2.2.2 and 2.2.3.
 */
function normalise(path: string): string {
	return path
		.replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
			const character = String.fromCharCode(Number.parseInt(hex, 16));
			return UNRESERVED.test(character) ? character : escaped.toUpperCase();
		})
		.replace(/[*$]/g, (sign) => (sign === "*" ? "%2A" : "%24"));
}

function encodeNonAscii(text: string): string {
	return text.replace(/[^\p{ASCII}]+/gu, (run) => encodeURIComponent(run.toWellFormed()));
}
