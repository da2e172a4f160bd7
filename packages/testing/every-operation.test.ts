import { exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { interviewQuestions, milestones } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { mintFounder, mintPost } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { mintProducts } from "#testing/orders";
import { SPEC } from "#testing/spec-table";
import { makeWorld, ORIGIN, type World } from "#testing/world";
import { launchweekClient } from "../client/index";
import { everyOperation } from "./every-operation";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("calls all operations of the API by types that follow from its document", async () => {
	const { db } = world;
	const ada = await world.person("ada@example.com");
	const category = await mintCategory(db, "notes", { name: "Notes" });
	const own = await mintListing(db, "inkfern", { ownerId: ada.userId, status: "draft", milestonesUnlocked: true });
	const live = await mintListing(db, "leafpad", { categoryIds: [category.id] });
	await mintListing(db, "quillbox", { categoryIds: [category.id] });
	await mintFounder(db, "mila-vos", { listingIds: [live.id] });
	await mintPost(db, "hello");
	await mintProducts(db);
	await db.insert(interviewQuestions).values({ id: 1, question: "Why?", position: 1 });
	await db.insert(milestones).values({ id: 900, listingId: own.id, date: "2026-01-01", title: "Founded" });
	const draft = await mintDraft(db, ada, { domain: "newnotes.example", categories: ["Notes"] });
	const client = launchweekClient({
		origin: ORIGIN,
		token: ada.key,
		fetch: (request) => exports.default.fetch(request),
	});
	const subjects = {
		slug: "leafpad",
		otherSlug: "quillbox",
		category: "notes",
		founder: "mila-vos",
		post: "hello",
		draft: draft.id,
		listing: own.id,
		milestone: 900,
		claim: 1,
		order: "LW-0000000000",
		question: 1,
		website: "https://another.example.com/",
	};
	const calls = everyOperation(client, subjects);
	expect(Object.keys(calls).sort(), "packages/testing/every-operation.ts calls each").toEqual(
		SPEC.map((row) => row.id).sort(),
	);
	for (const [id, call] of Object.entries(calls)) {
		if (id === "get_order") await expect(call()).rejects.toMatchObject({ code: "not_found", operation: id });
		else expect(await call(), id).toBeTypeOf("object");
	}
});
