import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import describeRows from "#jobs/describe-rows";
import { findPosts } from "#store/found-posts";
import { plainWords, postsToTell } from "#store/post-words";
import { posts } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintPost } from "#testing/launches";
import { countRounds } from "#testing/rounds";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const daysAgo = (days: number) => NOW.getTime() - days * DAY_MS;
	await mintPost(world.db, "invoices", { title: "Sending invoices", body: "By mail.", publishedAt: daysAgo(3) });
	await mintPost(world.db, "badges", {
		title: "Café badges",
		body: "How invoices are numbered.",
		publishedAt: daysAgo(2),
	});
	await mintPost(world.db, "weeks", { title: "Launch weeks", summary: "Numbers and votes.", publishedAt: daysAgo(1) });
	await mintPost(world.db, "tomorrow", { title: "Secretive plans", body: "Invoices.", publishedAt: daysAgo(-1) });
});

const find = (q: string, { limit = 20, offset = 0 } = {}) =>
	findPosts(world.db, { q, now: NOW.getTime(), limit, offset });
const slugs = async (q: string, page = {}) => (await find(q, page)).rows.map(({ slug }) => slug);

it("reads words as searches of products do: endings, case, accents, and words that say nothing", async () => {
	expect(await slugs("invoicing")).toEqual(["badges", "invoices"]);
	expect(await slugs("how do I send an invoice")).toEqual(["invoices", "badges"]);
	expect(await slugs("CAFE")).toEqual(["badges"]);
	expect(await slugs("laun")).toEqual(["weeks"]);
});

it("finds words by the plain form of their letters, and by any other form", async () => {
	await mintPost(world.db, "wide", {
		title: "ＣＲＭ for boats",
		summary: "ﬁnance",
		body: "ﾂｰﾙ",
		publishedAt: NOW.getTime() - 1000,
	});
	await mintPost(world.db, "plain", { title: "A CRM", publishedAt: NOW.getTime() - 2000 });
	expect(await slugs("crm")).toEqual(["plain"]);
	expect(await postsToTell(world.db, 10)).not.toHaveLength(0);
	await describeRows.run({ subject: "all", payload: {}, cause: "test" }, jobContext(NOW));
	expect(await postsToTell(world.db, 10)).toEqual([]);
	for (const q of ["crm", "ＣＲＭ"]) expect(await slugs(q), q).toEqual(["wide", "plain"]);
	for (const q of ["finance", "ﬁnance", "ツール", "ﾂｰﾙ"]) expect(await slugs(q), q).toEqual(["wide"]);
	expect((await find("finanse")).corrected).toBe("finance");
	await world.db
		.update(posts)
		.set({ title: "Ｄｅｓｋｓ", plain: plainWords({ title: "Ｄｅｓｋｓ", summary: "", body: "" }) });
	expect(await slugs("desks")).toHaveLength(5);
	expect(await slugs("crm")).toEqual([]);
});

it("shows first what has all words, then what has some", async () => {
	expect(await slugs("numbered invoices")).toEqual(["badges", "weeks", "invoices"]);
	expect(await slugs("numbered invoices", { limit: 1, offset: 1 })).toEqual(["weeks"]);
	expect(await slugs("numbered invoices", { limit: 5, offset: 3 })).toEqual([]);
});

it("corrects what stands nowhere, says so, and looks for quoted words as they are spelt", async () => {
	expect(await find("invioces")).toMatchObject({
		corrected: "invoices",
		rows: [{ slug: "badges" }, { slug: "invoices" }],
	});
	expect(await find("nivoices")).toMatchObject({ corrected: "invoices" });
	expect(await find('"invioces"')).toEqual({ corrected: null, rows: [] });
	expect(await find("invoices")).toMatchObject({ corrected: null });
	expect(await find("...")).toEqual({ corrected: null, rows: [] });
});

it("neither corrects nor completes to words of posts that are not published yet", async () => {
	for (const q of ["secretive", "secretiv", "secretivf", "secret"])
		expect(await find(q), q).toEqual({ corrected: null, rows: [] });
});

it("reads a bounded number of rows, in three rounds", async () => {
	for (let index = 0; index < 60; index++) {
		await mintPost(world.db, `more-${index}`, {
			title: `Invoices ${index}`,
			body: Array.from(
				{ length: 40 },
				(_, word) => `in${String.fromCharCode(97 + (word % 26))}word${index}x${word}`,
			).join(" "),
			publishedAt: NOW.getTime() - DAY_MS,
		});
	}
	const plain = await countRows(() => slugs("invoices numbered"));
	expect(plain.rowsRead).toBeLessThan(3 * 20 + 100);
	const misspelt = await countRows(() => slugs("invioces"));
	expect(misspelt.rowsRead).toBeLessThan(3 * 20 + 100 + 2 * 200);
	const { rounds } = await countRounds(() => find("invioces numbered"));
	expect(rounds).toBe(3);
});
