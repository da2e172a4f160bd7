/**
 * The Robots Exclusion Protocol. Source: RFC 9309. Pure: text and address in, verdict out.
 * Fetching and keeping robots.txt files is the business of `robots-fetch.ts`.
 */

/** What the directory's crawler is called in robots.txt files and at the head of its User-Agent. */
export const PRODUCT_TOKEN = "LaunchweekBot";

/** Bytes of a robots.txt that are parsed; the rest is ignored. Source: RFC 9309, section 2.5. */
export const ROBOTS_MAX_BYTES = 500 * 1024;

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

/** A parsed file: the rules of every product token, groups of one token merged, and those of `*`. */
export interface Robots {
	byAgent: ReadonlyMap<string, readonly Rule[]>;
	/** Addresses of sitemaps the file names. */
	sitemaps: readonly string[];
}

export interface RobotsVerdict {
	allowed: boolean;
	/** The deciding line as the file writes it; null when none matched. */
	rule: string | null;
}

const ANY_AGENT = "*";
const AGENT_KEYS = new Set(["user-agent", "useragent"]);

/** Parses a file's text. Nothing is an error: lines that are not understood are passed over. */
export function parseRobots(text: string): Robots {
	const byAgent = new Map<string, Rule[]>();
	const sitemaps: string[] = [];
	let agents: string[] = [];
	let groupHasRules = false;
	for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
		const record = parseLine(line);
		if (record === null) continue;
		const { key, value } = record;
		if (AGENT_KEYS.has(key)) {
			if (groupHasRules) agents = [];
			groupHasRules = false;
			const agent = agentOf(value);
			if (agent === null) continue;
			agents.push(agent);
			if (!byAgent.has(agent)) byAgent.set(agent, []);
		} else if (key === "allow" || key === "disallow") {
			groupHasRules = true;
			const rule = value === "" ? null : parseRule(key === "allow", value);
			if (rule !== null) for (const agent of new Set(agents)) byAgent.get(agent)?.push(rule);
		} else if (key === "sitemap" && value !== "") sitemaps.push(value);
	}
	return { byAgent, sitemaps };
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
 * @param agent product token, without version.
 * @param uri absolute address as it goes over the wire (`URL.href`): ASCII, RFC 3986.
 */
export function checkRobots(robots: Robots, agent: string, uri: string): RobotsVerdict {
	const path = pathOf(uri);
	if (path === "/robots.txt") return { allowed: true, rule: null };
	const rules = robots.byAgent.get(agent.toLowerCase()) ?? robots.byAgent.get(ANY_AGENT) ?? [];
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
