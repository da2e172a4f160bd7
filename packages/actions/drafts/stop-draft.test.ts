import { expect, it } from "vitest";
import stopDraft from "#actions/drafts/stop-draft";
import { draftById } from "#store/drafts";
import { outbox } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { makeWorld, NOW } from "#testing/world";

it("takes back what has shown so far, keeps what was typed, and has work under way leave the draft", async () => {
	const world = await makeWorld();
	const { id, version } = await mintDraft(world.db, await world.person(), {
		categories: ["CRM"],
		row: { status: "drafting", modelAnswers: { name: "half" } },
	});
	const due = { job: "draft-profile", subject: id, dueAt: NOW.getTime(), createdAt: NOW.getTime() };
	await world.db.insert(outbox).values(due);
	const stop = () => performAs(teamActor(), stopDraft, { draft_id: id, version, reason: "It takes for ever." }, NOW);
	await stop();
	const draft = await draftById(world.db, id);
	expect(draft).toMatchObject({ status: "ready", modelAnswers: null, version: version + 1 });
	expect(draft?.profile.fields.name).toMatchObject({ value: null, state: "not_found" });
	expect(draft?.profile.fields.categories).toMatchObject({ value: ["CRM"], state: "manual" });
	expect(draft?.crawlReport.at(-1)).toMatchObject({
		role: "draft",
		outcome: "failed",
		detail: "The site team has stopped the reading of this website.",
	});
	await world.runJobs();
	const rows = await world.db.select().from(outbox);
	expect(rows.find(({ job }) => job === "draft-profile")?.outcome).toBe("already moved");
	expect(await draftById(world.db, id)).toMatchObject({ version: version + 1 });
	await expect(stop()).rejects.toMatchObject({ code: "changed_meanwhile" });
});
