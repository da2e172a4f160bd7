import { interviewQuestions, milestones } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import type { Subjects } from "#testing/every-operation";
import { mintFounder, mintPost } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { mintProducts } from "#testing/orders";
import type { World } from "#testing/world";

/** Mints what every operation can be called about, but for an order and a claim. @returns it, and whose it is with a key of hers. */
export async function mintSubjects(world: World): Promise<{ of: Subjects; key: string; userId: number }> {
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
	const of = {
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
	return { of, key: ada.key, userId: ada.userId };
}
