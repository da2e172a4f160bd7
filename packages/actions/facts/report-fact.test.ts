import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import reportFact from "#actions/facts/report-fact";
import { auditLog, factReports } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, visitor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "acme", {
		tagline: "Two months free",
		profile: {
			features: ["Reminders", "Mine"],
			faqs: [{ question: "Free?", answer: "Yes." }],
			not_found_on_website: ["city"],
			evidence: {
				tagline: [{ quote: "two months free", url: "https://acme.example/", before: "Never ", after: " again." }],
			},
		},
	});
	await mintListing(world.db, "hidden", { status: "draft", tagline: "Secret" });
});

const SENT = {
	listing: "acme",
	field: "tagline",
	entry: "",
	reason: "half_sentence",
	words: "",
	email: "eve@example.com",
};
const report = (changes: Partial<Record<keyof typeof SENT, string>> = {}, network?: string) =>
	performAs(
		network === undefined ? visitor : { ...visitor, network },
		reportFact,
		{ ...SENT, ...changes } as never,
		NOW,
	);
const stored = () => world.db.select().from(factReports);

it("keeps what the page said then, with the quote in its sentence, and tells the site team once", async () => {
	await report({ words: " It says never. " });
	await report({ email: "bo@example.com" });
	expect(await stored()).toMatchObject([
		{
			field: "tagline",
			entry: "",
			reason: "half_sentence",
			words: "It says never.",
			status: "open",
			said: "Two months free",
			quotes: [{ quote: "two months free", before: "Never ", after: " again." }],
		},
		{ email: "bo@example.com" },
	]);
	expect(await openTeamTasks(world.db, 9)).toMatchObject([{ kind: "fact_reported" }]);
	const [note] = await world.db.select().from(auditLog);
	expect(note).toMatchObject({ action: "report_fact", actorKind: "visitor", subject: "listing:1" });
	expect(JSON.stringify(note)).not.toContain("eve@");
});

it("has one open report a mailbox and fact, also when it is sent twice at once", async () => {
	const both = await Promise.allSettled([report(), report({ email: "eve+again@example.com" })]);
	expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
	await expect(report()).rejects.toMatchObject({ code: "invalid_input", message: expect.stringContaining("already") });
	await report({ field: "features", entry: "Mine" });
	expect(await stored()).toHaveLength(2);
});

it("takes facts that a public page shows, and blanks that it names, and nothing else", async () => {
	await report({ field: "city" });
	await report({ field: "faqs", entry: "Free?" });
	expect((await stored()).map(({ said }) => said)).toEqual(["", "Yes."]);
	for (const [listing, field, entry] of [
		["hidden", "tagline", ""],
		["nobody", "tagline", ""],
		["acme", "features", "Of another"],
		["acme", "tagline", "x"],
		["acme", "country", ""],
		["acme", "__proto__", ""],
		["acme", "evidence", ""],
		["acme", "story", "journey"],
	] as const) {
		await expect(report({ listing, field, entry }), `${listing} ${field}`).rejects.toMatchObject({ code: "not_found" });
	}
	await world.db.run(sql`UPDATE listings SET status = 'draft' WHERE slug = 'acme'`);
	await expect(report({ email: "bo@example.com" })).rejects.toMatchObject({ code: "not_found" });
});

it("names every bad field", async () => {
	await expect(report({ reason: "spite", email: "eve", words: "x".repeat(1001) })).rejects.toMatchObject({
		errors: expect.arrayContaining(
			["/reason", "/email", "/words"].map((pointer) => expect.objectContaining({ pointer })),
		),
	});
});

it("stops floods of one person, of one network and about one listing", async () => {
	await world.db.run(
		sql`UPDATE listing_profiles SET profile = json_set(profile, '$.features', json(${JSON.stringify(
			Array.from({ length: 80 }, (_, index) => `F${index}`),
		)}))`,
	);
	const flood = (count: number, of: (index: number) => Parameters<typeof report>) =>
		Promise.allSettled(Array.from({ length: count }, (_, index) => report(...of(index))));
	const taken = async (count: number, of: (index: number) => Parameters<typeof report>) =>
		(await flood(count, of)).filter(({ status }) => status === "fulfilled").length;
	const feature = (index: number) => ({ field: "features", entry: `F${index}` });
	expect(await taken(12, (n) => [feature(n), `192.0.2.${n}`])).toBe(10);
	expect(await taken(22, (n) => [{ ...feature(n + 20), email: `p${n}@example.com` }, "198.51.100.1"])).toBe(20);
	expect(await taken(22, (n) => [{ ...feature(n + 50), email: `q${n}@example.com` }, `192.0.2.${n + 50}`])).toBe(20);
});
