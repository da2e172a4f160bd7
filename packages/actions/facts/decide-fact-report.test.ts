import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import decideFactReport from "#actions/facts/decide-fact-report";
import reportFact from "#actions/facts/report-fact";
import { auditLog, factReports, localMails, users } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, personActor, teamActor, visitor } from "#testing/act";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const [ownerId = 0] = await mintVoters(world.db, 1);
	await world.db.update(users).set({ email: "owner@example.com" }).where(eq(users.id, ownerId));
	await mintListing(world.db, "acme", {
		ownerId,
		tagline: "Two months free",
		profile: { evidence: { tagline: [{ quote: "two months free", url: "https://acme.example/" }] } },
	});
});

const report = (field: string, email: string) =>
	performAs(visitor, reportFact, { listing: "acme", field, entry: "", reason: "other", words: "", email }, NOW);
const decide = (decision: "keep" | "correct" | "blank", reason = "We looked.") =>
	performAs(teamActor(), decideFactReport, { report_id: 1, decision, reason }, NOW);
const statuses = async () => (await world.db.select().from(factReports)).map(({ status }) => status);
const mails = async () => {
	await world.runJobs();
	return world.db.select().from(localMails);
};
const listing = async () =>
	(await world.api<{ tagline: string | null; evidence: object }>("GET", "/listings/acme")).body;

it("decides every open report of the fact at once, and both sides hear what and why", async () => {
	await report("tagline", "eve@example.com");
	await report("tagline", "bo@example.com");
	await decide("keep", "The website says it without a never.");
	expect(await statuses()).toEqual(["keep", "keep"]);
	const sent = await mails();
	expect(sent.map(({ to }) => to).toSorted()).toEqual(["bo@example.com", "eve@example.com", "owner@example.com"]);
	for (const { text } of sent) {
		expect(text).toContain("without a never");
		expect(text).not.toMatch(/eve@|bo@/);
	}
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	expect(await listing()).toMatchObject({ tagline: "Two months free" });
	await expect(decide("keep")).rejects.toMatchObject({ code: "not_found" });
	await report("tagline", "eve@example.com");
	expect(await statuses()).toEqual(["keep", "keep", "open"]);
});

it("takes a fact out with its quotes, in the same batch", async () => {
	await report("tagline", "eve@example.com");
	await decide("blank");
	expect(await statuses()).toEqual(["blank"]);
	const left = await listing();
	expect(left.tagline).toBeNull();
	expect(left.evidence).toEqual({});
	expect((await world.db.select().from(auditLog)).at(-1)).toMatchObject({
		action: "decide_fact_report",
		detail: { field: "tagline", decision: "blank", reports: 1 },
	});
});

it("refuses to take out a name, and a decision without a reason, and changes nothing then", async () => {
	await report("name", "eve@example.com");
	await expect(decide("blank")).rejects.toMatchObject({ code: "invalid_input" });
	await expect(decide("keep", " ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	expect(await statuses()).toEqual(["open"]);
	expect(await mails()).toEqual([]);
	await decide("correct");
	expect(await statuses()).toEqual(["correct"]);
});

it("is for the site team; two decisions at once are one", async () => {
	await report("tagline", "eve@example.com");
	const sent = { report_id: 1, decision: "keep", reason: "x" } as const;
	await expect(performAs(personActor(1), decideFactReport, sent, NOW)).rejects.toMatchObject({ code: "not_found" });
	const both = await Promise.allSettled([decide("keep"), decide("blank")]);
	expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
	expect(await mails()).toHaveLength(2);
});
