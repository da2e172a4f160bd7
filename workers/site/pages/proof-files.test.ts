import { env } from "cloudflare:workers";
import {
	compactVerify,
	createLocalJWKSet,
	decodeProtectedHeader,
	exportJWK,
	generateKeyPair,
	type JSONWebKeySet,
} from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import revokeProofKey from "#actions/proofs/revoke-proof-key";
import type { ListingProof, WeekProof } from "#core/proofs/proof";
import { performAs } from "#testing/act";
import { openBrowser } from "#testing/browser";
import { freshTeam } from "#testing/fresh-session";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { ORIGIN } from "#testing/now";
import { countRows } from "#testing/rows";
import { changeSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const LISTING = "/proofs/listings/acme.jws";
const ask = (path: string, headers?: Record<string, string>) => openBrowser().get(path, headers);
const run = (sql: string, ...values: unknown[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();

const HASH = "a".repeat(64);
const QUOTE = { quote: "Founded in Utrecht in 2021", url: "https://acme.example/about", start: 12, end: 38 };
const mintAcme = () =>
	mintListing(world.db, "acme", {
		name: "Acme",
		profile: {
			founded_year: 2021,
			city: "Utrecht",
			contact_email: "ada@acme.example",
			not_found_on_website: ["stage", "contact_email"],
			typed: { city: [{ by: "team" }] },
			evidence: {
				founded_year: [{ ...QUOTE, fetched_at: "2026-10-02T08:40:00.000Z", page_hash: HASH }],
				contact_email: [{ quote: "ada@acme.example", url: "https://acme.example/" }],
			},
		},
	});

const keySet = async () => JSON.parse((await ask("/.well-known/jwks.json")).html) as JSONWebKeySet;
/** What a proof says, once its signature was checked by another implementation with the keys that are published. */
async function verified<P>(jws: string, keys?: JSONWebKeySet): Promise<P> {
	const { payload } = await compactVerify(jws, createLocalJWKSet(keys ?? (await keySet())), { algorithms: ["ES256"] });
	return JSON.parse(new TextDecoder().decode(payload)) as P;
}

describe("the proof of a listing", () => {
	it("has its facts with quotes, pages, their hashes and days, and who stated the others", async () => {
		const { id } = await mintAcme();
		const { status, headers, html: jws } = await ask(LISTING);
		expect([status, headers.get("Content-Type")]).toEqual([200, "application/jose"]);
		const proof = await verified<ListingProof>(jws);
		expect(proof).toMatchObject({
			iss: ORIGIN,
			sub: `${ORIGIN}/listings/acme`,
			version: 1,
			kind: "listing",
			listing: { id, slug: "acme", name: "Acme", url: "https://acme.example/" },
			not_found_on_website: ["stage"],
		});
		expect(Math.abs(proof.iat - Date.now() / 1000)).toBeLessThan(60);
		const fact = (field: string) => proof.facts.find((one) => one.field === field);
		const { quote, url } = QUOTE;
		const proved = { quote, url, fetched_at: "2026-10-02T08:40:00.000Z", page_hash: HASH, of: null, seen: null };
		expect(fact("founded_year")).toEqual({ field: "founded_year", value: 2021, quotes: [proved], stated_by: [] });
		expect(fact("city")).toEqual({
			field: "city",
			value: "Utrecht",
			quotes: [],
			stated_by: [{ of: null, by: "team" }],
		});
		// Whoever has the listing alone compares the page with what was read by the same hash.
		const listing = await world.api<{ evidence: object }>("GET", "/listings/acme");
		expect(listing.body.evidence).toMatchObject({ founded_year: [{ quote, url, page_hash: HASH }] });
		expect(JSON.stringify(proof)).not.toContain("ada@acme.example");
		expect(decodeProtectedHeader(jws)).toEqual({
			alg: "ES256",
			typ: "launchweek-proof+jws",
			kid: (await keySet()).keys[0]?.kid,
		});
	});

	it("says what the last reading of the website found, and is another then", async () => {
		const { id } = await mintAcme();
		const before = (await ask(LISTING)).headers.get("ETag") ?? "";
		await run(
			`INSERT INTO listing_rereads (listing_id, read_at, pages_read, gone_quotes) VALUES (?1, ?2, ?3, '[]')
				ON CONFLICT (listing_id) DO UPDATE SET read_at = ?2, pages_read = ?3`,
			...[id, NOW.getTime(), JSON.stringify([QUOTE.url])],
		);
		const after = await ask(LISTING, { "If-None-Match": before });
		expect(after.status).toBe(200);
		const { facts } = await verified<ListingProof>(after.html);
		const seen = { at: NOW.toISOString(), is_there: true };
		expect(facts.find(({ field }) => field === "founded_year")?.quotes[0]?.seen).toEqual(seen);
	});

	it("is signed once and answered with 304 until the listing changes, in few rows", async () => {
		const { id } = await mintAcme();
		const first = await ask(LISTING);
		const etag = first.headers.get("ETag") ?? "";
		expect(etag).toMatch(/^W\/"/);
		const again = await countRows(() => ask(LISTING));
		expect(again.result.html).toBe(first.html);
		expect(again.rowsRead).toBeLessThanOrEqual(12);
		const unchanged = await countRows(() => ask(LISTING, { "If-None-Match": etag }));
		expect([unchanged.result.status, unchanged.result.html]).toEqual([304, ""]);
		expect(unchanged.rowsRead).toBeLessThanOrEqual(12);
		expect([again.rowsWritten, unchanged.rowsWritten]).toEqual([0, 0]);

		await run("UPDATE listings SET name = 'Acme Two' WHERE id = ?", id);
		const changed = await countRows(() => ask(LISTING, { "If-None-Match": etag }));
		expect((await verified<ListingProof>(changed.result.html)).listing.name).toBe("Acme Two");
		expect(changed.rowsRead).toBeLessThanOrEqual(60);
	});

	it("is read in its other form word for word", async () => {
		await mintAcme();
		const [{ html: jws }, { html: json, headers }] = [await ask(LISTING), await ask("/proofs/listings/acme.json")];
		expect(headers.get("Content-Type")).toContain("application/json");
		expect(JSON.parse(json)).toEqual(await verified(jws));
	});

	it("is refused after one changed byte of each part, with another key, and unsigned", async () => {
		await mintAcme();
		const jws = (await ask(LISTING)).html;
		const keys = await keySet();
		await verified(jws, keys);
		const parts = jws.split(".");
		for (const [index, part] of parts.entries()) {
			const at = Math.floor(part.length / 2);
			const other = part[at] === "A" ? "B" : "A";
			const broken = parts.with(index, part.slice(0, at) + other + part.slice(at + 1)).join(".");
			await expect(verified(broken, keys), `part ${index}`).rejects.toThrow();
		}
		const stranger = await exportJWK((await generateKeyPair("ES256")).publicKey);
		const forged = { keys: keys.keys.map((key) => ({ ...stranger, kid: key.kid ?? "", alg: "ES256" })) };
		await expect(verified(jws, forged)).rejects.toThrow();
		const none = btoa(JSON.stringify({ alg: "none", typ: "launchweek-proof+jws" })).replaceAll("=", "");
		await expect(verified(`${none}.${parts[1]}.`, keys)).rejects.toThrow();
	});

	it("is there for live listings alone, and counted as a read", async () => {
		await mintListing(world.db, "soon", { status: "scheduled" });
		for (const file of ["soon.jws", "nobody.jws", "acme", "acme.txt", "..jws"]) {
			expect((await ask(`/proofs/listings/${file}`)).status, file).toBe(404);
		}
		await mintAcme();
		expect((await ask(LISTING)).headers.get("RateLimit-Policy")).toContain('"read"');
	});

	it("is signed with another key once its key was revoked", async () => {
		await mintAcme();
		const first = (await ask(LISTING)).html;
		await performAs(await freshTeam(world.db), revokeProofKey, { key_id: 1, reason: "It was stolen." }, NOW);
		await expect(verified(first)).rejects.toThrow();
		const second = (await ask(LISTING)).html;
		expect(decodeProtectedHeader(second).kid).not.toBe(decodeProtectedHeader(first).kid);
		await verified(second);
	});

	it("is not to be had where nothing can be sealed, and a page names none then", async () => {
		await mintAcme();
		expect((await ask("/listings/acme")).html).toContain(LISTING);
		const undo = changeSettings({ SEALING_KEY: undefined });
		expect((await ask(LISTING)).status).toBe(503);
		expect((await ask("/listings/acme")).html).not.toContain(LISTING);
		expect((await ask("/proofs")).html).toContain("signs no proofs yet");
		undo();
	});

	it("is signed with a new key where the secret that sealed the old one is another", async () => {
		await mintAcme();
		const first = (await ask(LISTING)).html;
		await run("UPDATE proof_keys SET sealed = 'unreadable'");
		await run("UPDATE listings SET name = 'Acme Two' WHERE slug = 'acme'");
		await verified((await ask(LISTING)).html);
		await verified(first);
		expect((await keySet()).keys).toHaveLength(2);
	});
});

describe("the proof of a week", () => {
	const WEEK = "2026-11-16";
	const PATH = `/proofs/weeks/${WEEK}.jws`;

	async function voted() {
		const [acme, other, quiet] = [
			await mintAcme(),
			await mintListing(world.db, "other"),
			await mintListing(world.db, "quiet"),
		];
		const voters = await mintVoters(world.db, 9);
		const reasons = [undefined, undefined, undefined, "same_network", "new_account", "new_account"] as const;
		for (const [index, discountReason] of reasons.entries()) {
			const vote = { userId: voters[index] ?? 0, listingId: acme.id, at: NOW };
			await mintVote(world.db, { ...vote, ...(discountReason && { discountReason }) });
		}
		for (const userId of voters.slice(0, 4)) await mintVote(world.db, { userId, listingId: other.id, at: NOW });
		return { acme, other, quiet };
	}

	it("is there once the week is closed, and equals a recount of the votes themselves", async () => {
		await voted();
		expect((await ask(PATH)).status).toBe(404);
		await closeWeek(world.db, WEEK, NOW.getTime());
		const proof = await verified<WeekProof>((await ask(PATH)).html);
		expect(proof).toMatchObject({
			sub: `${ORIGIN}/launches/${WEEK}`,
			kind: "week",
			week: WEEK,
			launches: 3,
			recounts: [],
		});
		expect(proof.results[1]?.votes.discounted).toEqual({ same_network: 1, new_account: 2 });
		expect(proof.results).toEqual(await recounted(WEEK));
	});

	it("is another after a recount, with its reason", async () => {
		const { acme } = await voted();
		await closeWeek(world.db, WEEK, NOW.getTime());
		const { html: before, headers } = await ask(PATH);
		const actor = await freshTeam(world.db);
		const { default: judgeVotes } = await import("#actions/votes/judge-votes");
		const { results } = await env.DB.prepare("SELECT id FROM votes WHERE listing_id = ? AND counted = 0 ORDER BY id")
			.bind(acme.id)
			.all<{ id: number }>();
		const vote_ids = results.slice(0, 2).map(({ id }) => id);
		await performAs(actor, judgeVotes, { vote_ids, counts: true, reason: "A newsletter sent them." }, NOW);
		const after = await ask(PATH, { "If-None-Match": headers.get("ETag") ?? "" });
		expect(after.status).toBe(200);
		const proof = await verified<WeekProof>(after.html);
		expect(proof.recounts).toMatchObject([{ reason: "A newsletter sent them." }]);
		expect(proof.results).toEqual(await recounted(WEEK));
		expect(proof.results.map(({ listing }) => listing)).toEqual(["acme", "other", "quiet"]);
		expect((await verified<WeekProof>(before)).results.map(({ listing }) => listing)).toEqual([
			"other",
			"acme",
			"quiet",
		]);
	});

	it("names no launch that is not public any more", async () => {
		await voted();
		await closeWeek(world.db, WEEK, NOW.getTime());
		const { headers } = await ask(PATH);
		await run("UPDATE listings SET status = 'draft' WHERE slug = 'acme'");
		const { html, status } = await ask(PATH, { "If-None-Match": headers.get("ETag") ?? "" });
		expect(status).toBe(200);
		const { results } = await verified<WeekProof>(html);
		expect(results[1]).toMatchObject({ listing: null, votes: { raw: 6, counted: 3 } });
	});

	it("reads each vote once to be signed, and a handful of rows afterwards", async () => {
		await voted();
		await closeWeek(world.db, WEEK, NOW.getTime());
		await ask("/proofs/listings/acme.jws");
		const signed = await countRows(() => ask(PATH));
		expect(signed.rowsRead).toBeLessThanOrEqual(60);
		expect((await countRows(() => ask(PATH))).rowsRead).toBeLessThanOrEqual(12);
	});

	it("reads 20,000 votes by their index to be signed, and none afterwards", async () => {
		const { acme } = await voted();
		await env.DB.prepare(
			`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
			INSERT INTO votes (user_id, listing_id, at, week, counted, discount_reason)
			SELECT 100000 + i, ?1, ?2 + i, ?3, i % 7 > 0, iif(i % 7 = 0, 'new_account', NULL) FROM n`,
		)
			.bind(acme.id, NOW.getTime(), WEEK)
			.run();
		await closeWeek(world.db, WEEK, NOW.getTime());
		await ask("/proofs/listings/acme.jws");
		const signed = await countRows(() => ask(PATH));
		expect((await countRows(() => ask(PATH))).rowsRead).toBeLessThanOrEqual(12);
		const { results } = await verified<WeekProof>(signed.result.html);
		expect(results[0]?.votes).toMatchObject({ raw: 20_006, discounted: { new_account: 2859 } });
		// Of one in seven, why it does not count stands in the table.
		expect(signed.rowsRead).toBeLessThanOrEqual(23_000);
	});

	/** The result of a week from the votes alone, by SQL that the service does not use. */
	async function recounted(week: string) {
		const { results: rows } = await env.DB.prepare(
			`WITH tally AS (
				SELECT n.listing_id, l.slug, n.kind,
					(SELECT count(*) FROM votes v WHERE v.listing_id = n.listing_id AND v.week = n.week) AS raw,
					(SELECT count(*) FROM votes v WHERE v.listing_id = n.listing_id AND v.week = n.week AND v.counted = 1) AS counted,
					(SELECT max(v.at) FROM votes v WHERE v.listing_id = n.listing_id AND v.week = n.week AND v.counted = 1) AS reached
				FROM launches n JOIN listings l ON l.id = n.listing_id WHERE n.week = ?1 AND n.withdrawn_at IS NULL)
			SELECT *, row_number() OVER (ORDER BY counted DESC, reached, listing_id) AS rank FROM tally ORDER BY rank`,
		)
			.bind(week)
			.all<{ listing_id: number; slug: string; kind: string; raw: number; counted: number; rank: number }>();
		return Promise.all(
			rows.map(async ({ listing_id, slug, kind, raw, counted, rank }) => {
				const { results: out } = await env.DB.prepare(
					"SELECT discount_reason AS reason, count(*) AS n FROM votes WHERE listing_id = ? AND week = ? AND counted = 0 GROUP BY 1",
				)
					.bind(listing_id, week)
					.all<{ reason: string; n: number }>();
				const discounted = Object.fromEntries(out.map(({ reason, n }) => [reason, n]));
				const award = rank <= 3 && counted > 0 ? rank : null;
				return { rank, listing: slug, kind, paid: kind === "relaunch", award, votes: { raw, counted, discounted } };
			}),
		);
	}
});
