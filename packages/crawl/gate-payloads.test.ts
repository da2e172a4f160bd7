import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Http } from "#core/ports/outside";
import { type FetchOptions, fetchBounded } from "#crawl/bounded-fetch";
import { FetchFailure } from "#crawl/fetch-failure";
import { refusedAddresses, TREACHEROUS_NAMES } from "#testing/gate-payloads";
import { type Route, type Site, startSite } from "#testing/servers";

/**
 * The gate seen from the receiving side. `open` is a site on the public internet; whatever else is requested arrives at
 * `refused`, which counts: not one request may ever reach it.
 */
const OPEN_HOST = "open.example.org";
const PAYLOADS = refusedAddresses(OPEN_HOST);
const NAMES = Object.keys(TREACHEROUS_NAMES).map((name) => `http://${name}/`);
const ALL = [...PAYLOADS, ...NAMES];

let open: Site;
let refused: Site;

const http: Http = {
	fetch: (address, init) => {
		const url = new URL(address);
		const isOpen = url.hostname === OPEN_HOST && (url.port === "" || url.port === "443");
		const { origin } = isOpen ? open : refused;
		return fetch(`${origin}${url.pathname}${url.search}`, { ...init, redirect: "manual" });
	},
};
const dns = {
	addresses: async (name: string): Promise<string[]> =>
		TREACHEROUS_NAMES[name] ?? (name === OPEN_HOST ? ["93.184.215.14"] : ["10.9.8.7"]),
};

const options: FetchOptions = {
	gate: { allowLoopback: false },
	userAgent: "LaunchweekBot/1.0",
	accept: "text/html",
	maxBytes: 10_000,
	signal: new AbortController().signal,
};

async function outcome(address: string, ports = { http, dns }): Promise<string> {
	try {
		return `read ${(await fetchBounded(address, options, ports)).status}`;
	} catch (error) {
		if (error instanceof FetchFailure) return error.outcome;
		throw error;
	}
}

async function refusedRequests(): Promise<string[]> {
	return (await refused.requests()).map((request) => request.url);
}

beforeAll(async () => {
	const redirects: [string, Route][] = ALL.map((location, i) => [
		`/redirect/${i}`,
		{ status: 302, headers: { location: /^[\x20-\x7e]*$/.test(location) ? location : encodeURI(location) } },
	]);
	open = await startSite({
		"/": { body: "<p>open</p>" },
		...Object.fromEntries(redirects),
		"/chain": { status: 301, headers: { location: "/chain2" } },
		"/chain2": { status: 307, headers: { location: "http://127.0.0.1.nip.io/" } },
		"/self": { status: 302, headers: { location: "/" } },
		"/loop": { status: 302, headers: { location: "/loop" } },
		"/idn": { status: 302, headers: { location: "http://xn--bcher-kva.de/" } },
	});
	refused = await startSite({ "*": { body: "<p>secret</p>" } });
});

describe("the address gate, counted where requests arrive", () => {
	it("has at least 200 payloads", () => {
		expect(new Set(ALL).size).toBeGreaterThanOrEqual(200);
	});

	it("lets an ordinary site through, so that the count means something", async () => {
		expect(await outcome(`https://${OPEN_HOST}/`)).toBe("read 200");
		await http.fetch("http://127.0.0.1/probe", { headers: {}, signal: options.signal });
		expect(await refusedRequests()).toEqual(["/probe"]);
	});

	it("refuses every payload as a submitted address", async () => {
		for (const address of ALL) expect([address, await outcome(address)]).toEqual([address, "refused_address"]);
		expect(await refusedRequests()).toEqual(["/probe"]);
	});

	it("refuses every payload as the target of a redirect", async () => {
		for (let i = 0; i < ALL.length; i++) {
			const result = await outcome(`https://${OPEN_HOST}/redirect/${i}`);
			// What resolves to a path of the site itself is answered there, with 404.
			expect([ALL[i], ["refused_address", "http_error", "read 404"].includes(result)]).toEqual([ALL[i], true]);
		}
		expect(await outcome(`https://${OPEN_HOST}/chain`)).toBe("refused_address");
		expect(await outcome(`https://${OPEN_HOST}/idn`)).toBe("refused_address");
		expect(await refusedRequests()).toEqual(["/probe"]);
	}, 60_000);

	it("follows at most five redirects", async () => {
		const before = (await open.requests()).length;
		expect(await outcome(`https://${OPEN_HOST}/loop`)).toBe("http_error");
		expect((await open.requests()).length - before).toBe(6);
	});
});

describe("names that change", () => {
	it("are resolved anew before every hop", async () => {
		const answers = [["93.184.215.14"], ["127.0.0.1"]];
		const changing = { addresses: async () => answers.shift() ?? ["127.0.0.1"] };
		expect(await outcome(`https://${OPEN_HOST}/self`, { http, dns: changing })).toBe("refused_address");
		expect((await open.requests()).filter((request) => request.url === "/self")).toHaveLength(1);
		expect(await refusedRequests()).toEqual(["/probe"]);
	});

	it("between check and connection are stopped by the runtime, which checks the address it connects to", async () => {
		// The gate sees a public address; when the runtime connects, the name leads to loopback.
		const rebinding: Http = {
			fetch: (address, init) => {
				const { pathname } = new URL(address);
				return env.PUBLIC_NETWORK.fetch(`http://localhost:${refused.port}${pathname}`, { ...init, redirect: "manual" });
			},
		};
		const result = await outcome(`https://${OPEN_HOST}/rebound`, { http: rebinding, dns });
		expect(result).not.toBe("read 200");
		expect(await refusedRequests()).toEqual(["/probe"]);
	});
});
